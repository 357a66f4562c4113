import { beforeAll, describe, expect, it } from 'vitest';
import { loadSample } from '../../../infra/local/sample/load.ts';
import { readRecordsOf } from './x.ts';
