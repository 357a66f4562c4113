import { figureWords } from '../results/messages.ts';
import { messages } from './messages.ts';

/** Explains how to read results: the effects of small classes, response rates and bias on figures. */
export const Guide = () => (
  <section className="guidelines">
    <h2>{messages.guide.title}</h2>
    {messages.guide.paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
  </section>
);

/** Explains each figure of a report in plain words. */
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
