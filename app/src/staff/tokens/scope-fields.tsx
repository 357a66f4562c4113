import { messages } from './messages.ts';
import { byArea, doingOf, type Scope } from './scopes.ts';

const words = messages.form;

/** Chooses the scopes of a token, by area. */
export const ScopeFields = ({
  offered,
  chosen,
  choose,
  note,
  problem,
}: {
  readonly offered: readonly Scope[];
  readonly chosen: readonly Scope[];
  readonly choose: (chosen: readonly Scope[]) => void;
  readonly note: string | undefined;
  readonly problem: string | undefined;
}) => (
  <fieldset className="field" aria-describedby={problem === undefined ? 'scopes-hint' : 'scopes-hint scopes-error'}>
    <legend>{words.scopes}</legend>
    <p className="muted" id="scopes-hint">
      {words.scopesHint} {note}
    </p>
    {problem !== undefined && (
      <p className="mistake" id="scopes-error" role="alert">
        {problem}
      </p>
    )}
    <dl className="rights">
      {byArea(offered).map(([area, scopes]) => (
        <div key={area}>
          <dt>{messages.areas[area]}</dt>
          <dd>
            {scopes.map((scope) => (
              <label className="check" key={scope}>
                <input
                  type="checkbox"
                  aria-label={`${messages.areas[area]}: ${doingOf(scope)}`}
                  checked={chosen.includes(scope)}
                  onChange={({ target }) =>
                    choose(offered.filter((each) => (each === scope ? target.checked : chosen.includes(each))))
                  }
                />
                {doingOf(scope)}
              </label>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </fieldset>
);
