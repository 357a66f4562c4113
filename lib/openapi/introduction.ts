import { idleScopesNote, scopesByArea } from '../access/scopes.ts';
import { cursorPagination, pageSize } from '../jsonapi/page.ts';
import { capitalise } from '../runtime/capitalise.ts';
import { documentBase, guideFile, guideNames, guides } from './guides.ts';

const guideLinks = guideNames
  .map((name) => {
    const title = capitalise(name.replaceAll('-', ' '));
    return `- [${title}](${documentBase}/reference/${guideFile(name)}): ${guides[name]}`;
  })
  .join('\n');

/** What a reader of the OpenAPI document should know before the operations, in Markdown. */
export const introduction = `The faculty and course evaluation data service: people, organisation, finance, faculty review and course \
evaluations of an academic institution, as [JSON:API 1.1](https://jsonapi.org/format/1.1/).

## Guides

${guideLinks}

## Tokens and scopes

Every operation takes an access token: \`Authorization: Bearer facet_…\`. A token has scopes, most of them \
\`<area>:read\` or \`<area>:write\`; none implies another: ${scopesByArea
  .flat()
  .map((scope) => `\`${scope}\``)
  .join(', ')}. ${idleScopesNote} Included \
resources need the read scope of their own area. The answer to a create or an update shows the whole resource: a write \
scope shows what it writes.

A token acts for an integration or for a user. An integration sees everything that its scopes allow. A user's \
token sees only what concerns the user of workflow cases, results, comments and webhooks. Some \
operations are for integrations only (403 \`integration_only\`) and, unless they are about workflow cases, for people who have signed in and have the scope by a group. A request that gives access to workflow cases or \
results, such as making somebody a chair, requires that the user has authority over them (403 \`authority_required\`). The \
token of a deactivated user is refused like an unknown one. With \`tokens:write\`, \`POST /access_tokens\` creates a token \
that may do no more than its creator, and \`DELETE\` revokes one: it is refused everywhere within 60 seconds.

If the deployment has an OpenID provider, operations also take its access tokens: JWTs that act for the person who has \
signed in. The scopes follow from the data and from the person's groups; \`GET /my/account\` lists them.

## Reading

\`include=user,profile\` includes the targets of these relationships; many operations also take paths of up to three \
names: \`include=employments.profile\`. \
\`fields[user]=display_name,profile\` leaves out all other fields of a type. A field without a value is \`null\`, never \
missing. Instants are in UTC; amounts keep all their digits. Every link in an answer can be read.

## Lists

\`page[size]=${pageSize.maximum}\` is the largest page; the default is ${pageSize.default}. Follow \`links.next\` until it is \`null\`: pages use cursors, \
so nothing is skipped or repeated if something is added in between. A page of very large resources ends early (an answer \
has at most 6 MB), and \`links.next\` continues where it ended. In most lists, \`meta.total\` is the number of all. \
Lists follow the [cursor-pagination profile](${cursorPagination}); \`Content-Type\` names it if \`Accept\` requests it.

\`sort=-created_at\` sorts, \`-\` for descending. \`filter[created_at.gte]=2025-09-01T00:00:00Z\` compares instants, with \
\`.neq\`, \`.lt\`, \`.lte\`, \`.gt\`, \`.gte\` or nothing for equal. \`filter[user]=<id>,<id>\` takes ids of the \
targets of a relationship. An empty value means no value. Several filters must all match.

## Writing

Bodies are \`application/vnd.api+json\`. In an update, an absent field stays as it is, \`null\` clears it, and lists and \
objects are replaced as a whole. Fields that the service sets (\`created_at\`, \`is_current\`, …) are ignored; unknown fields \
are refused. A request succeeds as a whole or changes nothing.

## Errors

An answer with a status of 400 or more lists everything that is wrong at once, each with a stable \`code\` and its place in \
the request:

\`\`\`json
{
  "errors": [
    {
      "status": "422",
      "code": "blank",
      "title": "Validation Error",
      "detail": "Title can't be blank",
      "source": { "pointer": "/data/attributes/title" },
      "meta": { "field": "title" }
    }
  ]
}
\`\`\`

\`source.pointer\` points into the body, \`source.parameter\` names a query parameter. A 503 has \`Retry-After\`, and so has the \
429 \`rate_limited\` of a token beyond its quota. A 429 without such a body comes from the gateway, which all tokens share: \
wait and send the request again. Answers are compressed if \`Accept-Encoding\` allows \
\`gzip\`.`;
