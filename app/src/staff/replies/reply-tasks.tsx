import { Link } from 'wouter';
import { messages } from './messages.ts';
import { useDueReplies } from './queries.ts';

const words = messages.tasks;

/** Lists as tasks the classes that wait for a reply of the person. */
export const ReplyTasks = () => {
  const { data } = useDueReplies();
  if (data === undefined || data.total === 0) return null;
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.lead(data.total)}</p>
      <ul className="tasks">
        {data.due.map(({ evaluation, name }) => (
          <li key={evaluation}>
            <span>{name}</span> <Link href={`/results/evaluations/${evaluation}`}>{words.write}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
