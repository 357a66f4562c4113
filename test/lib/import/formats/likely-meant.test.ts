import { expect, it } from 'vitest';
import { isOneOff } from '../../../../lib/import/formats/likely-meant.ts';

it.each([
  ['status', 'statu', true],
  ['status', 'statuss', true],
  ['status', 'stotus', true],
  ['status', 'stauts', true],
  ['email', 'emial', true],
  ['status', 'statsu', true],
  ['status', 'sutats', false],
  ['status', 'satuts', false],
  ['status', 'state', false],
  ['role', 'name', false],
])('%s and %s are one letter off, or two that have changed places: %s', (one, other, is) => {
  expect([isOneOff(one, other), isOneOff(other, one)]).toEqual([is, is]);
});
