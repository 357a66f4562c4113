import { guideFile, guideNames, guides } from '../guides.ts';
import { idleScopesNote } from '../idle-scopes.ts';
import { cursorPagination, pageSize } from '../jsonapi/page.ts';
import { capitalise } from '../runtime/capitalise.ts';
import { scopesByArea } from '../scopes.ts';
import { documentBase } from './document-base.ts';

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
  .join(', ')}. ${idleScopesNote} What is \
included needs the read scope of its own area. The answer to a create or an update shows the whole resource: a write scope \
shows what it writes.

A token acts for an integration, which sees all that its scopes allow, or for a user, who sees of the workflow cases the \
own ones. Some operations are for integrations alone (403 \`integration_only\`) and, unless they are about workflow cases, for \
people who have signed in and have the scope by a group. What gives access to workflow cases or \
results, such as making somebody a chair, needs authority of the user over them (403 \`authority_required\`). The token of a \
user who is deactivated is refused like an unknown one. With \`tokens:write\`, \`POST /access_tokens\` makes a token that \
may do no more than its maker, and \`DELETE\` revokes one: it is refused everywhere within 60 seconds.

Where the deployment says so, an access token of the institution's OpenID provider does as well: a JWT, which acts for the \
person who has signed in. The scopes follow from the data and from the person's groups; \`GET /my/account\` tells them.

## Reading

\`include=user,profile\` brings along what relationships lead to; many operations take paths of up to three as well: \
\`include=employments.profile\`. \
\`fields[user]=display_name,profile\` leaves out all other fields of a type. A field without a value is \`null\`, never \
missing. Instants are in UTC; amounts keep their digits. Every link in an answer can be read.

## Lists

\`page[size]=${pageSize.maximum}\` is the largest page, ${pageSize.default} the usual one. Follow \`links.next\` until it is \`null\`: pages go by cursor, \
so nothing is skipped or told twice when something is added meanwhile. A page of very large resources ends early (an answer \
has at most 6 MB), and \`links.next\` goes on where it ended. \`meta.total\`, in most lists, is how many there are in all. \
Lists follow the [cursor-pagination profile](${cursorPagination}); \`Content-Type\` names it where \`Accept\` asks for it.

\`sort=-created_at\` sorts, \`-\` for descending. \`filter[created_at.gte]=2025-09-01T00:00:00Z\` compares instants, with \
\`.neq\`, \`.lt\`, \`.lte\`, \`.gt\`, \`.gte\` or nothing for equal. \`filter[user]=<id>,<id>\` takes ids of what a \
relationship leads to. An empty value means no value. Several filters must all hold.

## Writing

Bodies are \`application/vnd.api+json\`. In an update, what is absent stays as it is, \`null\` clears, lists and objects are \
replaced whole. What the service sets itself (\`created_at\`, \`is_current\`, …) is ignored; a field that the type does not \
have is refused. A request succeeds as a whole or changes nothing.

## Errors

An answer from 400 on says all that is wrong at once, each with a stable \`code\` and where in the request it lies:

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

\`source.pointer\` leads into the body, \`source.parameter\` names a query parameter. 503 carries \`Retry-After\`, and so does \
429 \`rate_limited\` of a token beyond its quota. A 429 without such a body comes from the gateway, which all tokens share: \
wait and send the request again. Answers are compressed if \`Accept-Encoding\` takes \
\`gzip\`.`;
