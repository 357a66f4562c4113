// The code stands in the fragment: no browser sends it, so no log has it. Nothing happens before the click, since mail
// scanners open links.
const code = location.hash.slice(1);
const begin = document.querySelector('#begin');
const message = document.querySelector('#message');
const list = document.querySelector('#evaluations');
const api = new URL('api/v1/', location.href.replace(/#.*$/, ''));
const mediaType = 'application/vnd.api+json';

// Neither in the history of the browser nor over somebody's shoulder.
history.replaceState(null, '', location.pathname);

const ask = async (path, request = {}) => {
  const headers = { accept: mediaType, ...request.headers };
  const answer = await fetch(new URL(path, api), { ...request, headers, credentials: 'omit', cache: 'no-store' });
  const document = await answer.json();
  if (!answer.ok) throw new Error(document.errors?.[0]?.detail ?? 'Something went wrong. Try again later.');
  return document;
};

const redeem = async () => {
  const body = JSON.stringify({ data: { type: 'invitation_redemption', attributes: { code } } });
  const headers = { 'content-type': mediaType };
  const { meta } = await ask('invitation_redemptions', { method: 'POST', headers, body });
  return meta.token;
};

const nameOf = ({ course_name: course, section_name: section }) => [course, section].filter(Boolean).join(', ');

const show = ({ data }) => {
  const open = data.filter(({ attributes }) => !attributes.is_answered);
  message.textContent = `You have ${open.length} of ${data.length} evaluations still to answer.`;
  list.replaceChildren(
    ...data.map(({ attributes }) => {
      const item = document.createElement('li');
      item.textContent = attributes.is_answered ? `${nameOf(attributes)}: answered` : nameOf(attributes);
      return item;
    }),
  );
};

begin.addEventListener('click', async () => {
  begin.disabled = true;
  message.textContent = '';
  try {
    show(await ask('my/evaluations', { headers: { authorization: `Bearer ${await redeem()}` } }));
    begin.hidden = true;
  } catch (error) {
    message.textContent = error.message;
    begin.disabled = false;
  }
});

if (code === '') message.textContent = 'Open this page by the link in your invitation.';
else begin.hidden = false;
