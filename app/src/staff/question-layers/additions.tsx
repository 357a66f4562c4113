import { Link } from 'wouter';
import { serviceTime } from '../../shared/requests/service-clock.ts';
import { useMyRates } from '../classes/queries.ts';
import { toTime } from '../parts/times.ts';
import { messages } from './messages.ts';

const words = messages.tasks;

/** Lists the question sets that the person can add to, as tasks with deadlines. */
export const Additions = () => {
  const { data: rates } = useMyRates();
  if (rates === undefined || rates.additions.length === 0) return null;
  const now = serviceTime().toISOString();
  return (
    <section>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <ul className="tasks">
        {rates.additions.map(({ period, period_name: periodName, target, level, name, until, questions, most }) => {
          const isOver = now >= until;
          return (
            <li key={`${period} ${target}`}>
              <span>
                {isOver ? words.over(name, periodName) : words[level](name, periodName, toTime(until))}
                {'. '}
                <span className="muted">{words.written(questions, most)}</span>
              </span>{' '}
              <Link href={`/additions/${period}/${target}`}>
                {isOver ? words.show : words.write} <span className="visually-hidden">{name}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
