import { messages } from './messages.ts';
import { usePublishedReplies } from './queries.ts';

/** Shows how many of some results have a reply to the students. */
export const ReplyShare = ({ evaluations }: { readonly evaluations: readonly string[] }) => {
  const { data: published } = usePublishedReplies(evaluations);
  if (published === undefined) return null;
  return <p className="muted">{messages.share.shown(published, evaluations.length)}</p>;
};
