import { figureWords } from '../results/messages.ts';
import { messages } from './messages.ts';

/** How to read results: what small classes, response rates and bias do to figures. */
export const Guide = () => (
  <section className="guidelines">
    <h2>{messages.guide.title}</h2>
    {messages.guide.paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);

/** What each figure of a report means, in plain words. */
export const FigureGuide = () => (
  <section className="figure-guide">
    <h2>{messages.figures}</h2>
    <dl>
      {Object.values(figureWords).map(([name, meaning]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  </section>
);
