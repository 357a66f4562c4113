import { expect, it } from 'vitest';
import { operationNamed } from '../../../lib/operations.ts';
import { built, expectSuccess, hasRulesOfItsOwn, startConformance } from './conformance.ts';
import { contractType } from './contract.ts';
import { validRequest } from './fixtures.ts';

const conformance = await startConformance();

it.each(built.all)('%s has a fixture whose request it accepts', async (name) => {
  expectSuccess(name, await conformance.send(name));
});

it.each(built.withBody)('%s has a fixture that gives every attribute that may be written', async (name) => {
  const { body } = await conformance.fresh(name);
  const { writable, writableLater = [] } = contractType(operationNamed(name).body ?? '');
  const expected = [...Object.keys(writable), ...(built.updates.includes(name) ? writableLater : [])];
  expect(Object.keys(body?.data.attributes ?? {}).sort()).toEqual(expected.sort());
});

it('leaves out no operation that differs from what its type says, whatever its number', () => {
  const read = operationNamed('read-department');
  expect(hasRulesOfItsOwn(read)).toBe(false);
  expect(hasRulesOfItsOwn({ ...read, include: ['parent'] })).toBe(true);
  expect(hasRulesOfItsOwn({ ...read, include: 'none' })).toBe(true);
  expect(hasRulesOfItsOwn({ ...read, kind: 'related', relationship: 'parent' })).toBe(true);
  expect(hasRulesOfItsOwn({ ...read, path: '/api/v1/users/{id}/department' })).toBe(true);
  expect(hasRulesOfItsOwn({ ...operationNamed('update-department'), timeoutSeconds: 29 })).toBe(true);
});

it('says what to do for an operation without a fixture', async () => {
  await expect(validRequest('list-departments', conformance.service, {})).rejects.toThrow(
    'The operation "list-departments" (GET /api/v1/departments) has no fixture: add one to test/api/conformance/fixtures/organisation.ts',
  );
});
