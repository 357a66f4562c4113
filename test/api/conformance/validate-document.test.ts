import { expect, it } from 'vitest';
import { resolvePointer } from './resolve-pointer.ts';
import { validateDocument } from './validate-document.ts';

const author = { type: 'people', id: '9', attributes: { name: 'Ada' } };
const article = {
  type: 'articles',
  id: '1',
  attributes: { title: 'Notes' },
  relationships: {
    author: { links: { related: 'https://facet.test/articles/1/author' }, data: { type: 'people', id: '9' } },
  },
  links: { self: 'https://facet.test/articles/1' },
};

it.each([
  ['a resource', { data: article }],
  ['null', { data: null, links: { self: '/articles/1/author' } }],
  ['an empty collection', { data: [], links: { next: null, prev: { href: '/a', meta: {} } }, meta: { total: 0 } }],
  ['a compound document', { data: article, included: [author] }],
  ['errors', { errors: [{ status: '422', title: 'Wrong', source: { pointer: '/data/a~1b' }, links: { type: '/t' } }] }],
  ['members that are to be skipped', { '@context': 1, data: { ...article, '@id': 2 } }],
])('accepts %s', (_what, document) => {
  expect(validateDocument(document)).toEqual([]);
});

it.each([
  ['an array', []],
  ['no top-level member', { links: {} }],
  ['data and errors', { data: null, errors: [{ title: 'x' }] }],
  ['included without data', { meta: {}, included: [] }],
  ['a top-level member of its own', { data: null, total: 1 }],
  ['a resource without an id', { data: { type: 'articles' } }],
  ['a numeric id', { data: { type: 'articles', id: 1 } }],
  ['a member name that ends with a hyphen', { data: { ...article, attributes: { 'title-': 1 } } }],
  ['a field of one name twice', { data: { ...article, attributes: { author: 1 } } }],
  ['an attribute named type', { data: { ...article, attributes: { type: 1 } } }],
  ['a foreign key', { data: { ...article, attributes: { author_id: '9' } } }],
  ['an empty relationship', { data: { ...article, relationships: { author: {} } } }],
  ['a relationship without a link in links', { data: { ...article, relationships: { author: { links: {} } } } }],
  ['linkage that is a string', { data: { ...article, relationships: { author: { data: '9' } } } }],
  ['an included resource that nothing links to', { data: { ...article, relationships: {} }, included: [author] }],
  ['a resource twice', { data: article, included: [author, author] }],
  ['a link that is a number', { data: null, links: { self: 1 } }],
  ['meta that is no object', { data: null, meta: [] }],
  ['no errors', { errors: [] }],
  ['a numeric status', { errors: [{ status: 422 }] }],
  ['an error member of its own', { errors: [{ message: 'x' }] }],
  ['two sources of one error', { errors: [{ source: { pointer: '', parameter: 'a' } }] }],
  ['a pointer without a slash', { errors: [{ source: { pointer: 'data' } }] }],
])('refuses %s', (_what, document) => {
  expect(validateDocument(document)).not.toEqual([]);
});

it.each([
  ['', true],
  ['/a/0/b~1c', true],
  ['/a/1', false],
  ['/a/length', false],
  ['/constructor', false],
])('resolves the pointer "%s": %s', (pointer, exists) => {
  expect(resolvePointer({ a: [{ 'b/c': 1 }] }, pointer) !== undefined).toBe(exists);
});
