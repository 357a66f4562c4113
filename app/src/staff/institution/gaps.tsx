import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { institutionQuery } from '../../shared/institution.ts';
import { messages } from './messages.ts';
import { missingIn } from './values.ts';

const words = messages.missing;

/** Lists the missing values of the institution, for the staff who can add them. */
export const InstitutionGaps = () => {
  const { data } = useQuery(institutionQuery);
  const missing = data === undefined ? [] : missingIn(data.attributes);
  if (missing.length === 0) return null;
  return (
    <p className="warning">
      {words.title}: {missing.map((each) => words[each]).join(', ')}. <Link href="/institution">{words.link}</Link>
    </p>
  );
};
