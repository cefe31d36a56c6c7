import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Stop from './Stop';
import styles from './HowPage.module.css';

export interface HowPageProps {
  /** Samples that the build checked or produced. */
  contract: ReactNode;
  commands: ReactNode;
  generated: ReactNode;
  wrong: ReactNode;
  refined: ReactNode;
  payload: ReactNode;
}

/** How a contract is written, what becomes of it, and what is checked: three stops on one wire. */
export default function HowPage({ contract, commands, generated, wrong, refined, payload }: HowPageProps): ReactNode {
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          From one file to both ends
        </Heading>
        <p className={styles.lead}>
          A contract is text. The compiler reads it, refuses it or turns it into code. Everything on this page went
          through that compiler when the page was built.
        </p>
      </header>

      <Contract contract={contract} />
      <Generate commands={commands} generated={generated} />
      <Validate wrong={wrong} refined={refined} payload={payload} />
    </main>
  );
}

function Contract({ contract }: Pick<HowPageProps, 'contract'>): ReactNode {
  return (
    <Stop id="contract" title="Contract">
      <p>
        Everything that crosses the wire is written down once: what a book is, which requests there are, and every
        answer they can get. No framework appears in it, and no programming language.
      </p>
      <p>
        <code>?</code> makes a field optional, <code>[]</code> makes a list, and a type may carry its own rule, such as
        a pattern. Each endpoint names its method, its path and one line for each status.
      </p>
      {contract}
      <ul className={styles.points}>
        <li>
          <strong>One source of truth.</strong> The file lives in version control. A change to the API is a diff that
          both sides can read and discuss before anyone writes code.
        </li>
        <li>
          <strong>Independent of what runs it.</strong> The server may be Kotlin and the client TypeScript; next year it
          may be the other way round.
        </li>
        <li>
          <strong>Already have a description?</strong> The <Link to="/docs/converters/">converters</Link> turn OpenAPI
          and Avro documents into a contract.
        </li>
      </ul>
      <p>
        <Link to="/docs/language">Read the language reference</Link>
      </p>
    </Stop>
  );
}

function Generate({ commands, generated }: Pick<HowPageProps, 'commands' | 'generated'>): ReactNode {
  return (
    <Stop id="generate" title="Generate">
      <p>
        One command, or a step in your npm, Gradle or Maven build. For each definition the compiler writes a file, which
        you do not edit: it is made again when the contract changes.
      </p>
      {commands}
      <p>
        An endpoint becomes a request, one type for each answer, and an interface that the server implements and the
        client calls. Which HTTP library carries it is left to you.
      </p>
      {generated}
      <p>
        <Link to="/docs/emitters">Compare what the emitters write</Link>
      </p>
    </Stop>
  );
}

function Validate({ wrong, refined, payload }: Pick<HowPageProps, 'wrong' | 'refined' | 'payload'>): ReactNode {
  return (
    <Stop id="validate" title="Validate">
      <p>Mistakes are found at three moments, each earlier and cheaper than the next.</p>
      <Heading as="h3">When the contract is compiled</Heading>
      <p>A name that does not exist, a comma too many, a field without a type: the compiler refuses it.</p>
      {wrong}
      <Heading as="h3">When your code is compiled</Heading>
      <p>
        Generated code is ordinary typed code. Rename a field in the contract, and each place that still uses the old
        name is an error of your own compiler. Add an answer, and a language that checks its cases asks for it.
      </p>
      <Heading as="h3">When data arrives</Heading>
      <p>
        A type with a rule gets a function that checks it. Nothing calls that function for you: you decide where the
        border is, and call it there.
      </p>
      {refined}
      <p>
        Here a book arrives whose number has five digits, and which somebody gave nine stars. The type checker sees
        nothing of it, because the data was not there yet. The generated check names both fields.
      </p>
      {payload}
      <p>
        <Link to="/docs/intro/intro-validate">Read what is validated, and what is not</Link>
      </p>
    </Stop>
  );
}
