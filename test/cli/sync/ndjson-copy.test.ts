import { expect, it } from 'vitest';
import { inFolder, rowOf, write } from './support.ts';

it('keeps texts that other readers of lines would cut', async () => {
  const place = inFolder();
  const names = ['one\u2028line', 'of\u2029a', 'Name\u0085\u000b\r', '🧮'.repeat(40_000)];
  await write(place, { rows: names.map((name, index) => rowOf(`id-${index}`, name)), removed: [] });
  await write(place, { rows: [rowOf('new', 'New')], removed: [{ type: 'user', id: 'id-1' }] });
  const found = [...place.read().values()] as { attributes: { display_name: string } }[];
  expect(found.map(({ attributes }) => attributes.display_name)).toEqual([names[0], names[2], names[3], 'New']);
});
