import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Passage from './Passage';
import WireStop from './WireStop';
import styles from './HowPage.module.css';

/** Properties of `HowPage`: rendered code blocks, which the build has checked. */
export interface HowPageProps {
  contract: ReactNode;
  commands: ReactNode;
  generated: ReactNode;
  wrong: ReactNode;
  refined: ReactNode;
  payload: ReactNode;
}

/**
 * Content of the page "How it works": how to write a contract, what the compiler generates from it, and at which three
 * points mistakes are found.
 */
export default function HowPage({ contract, commands, generated, wrong, refined, payload }: HowPageProps): ReactNode {
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <Heading as="h1" className={styles.title}>
          From one file to both ends
        </Heading>
        <p className={styles.lead}>
          A contract is a text file. The compiler checks it and turns it into code. The examples on this page were
          checked when it was built.
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
    <WireStop id="contract" title="Contract">
      <Passage example={contract}>
        <p>
          A contract describes what is sent over the wire: what a book is, which requests exist, and every response they
          can get. It names no framework and no programming language.
        </p>
        <p>
          <code>?</code> makes a field optional, <code>[]</code> makes a list, and a type can have a constraint, such as
          a pattern. An endpoint has a method, a path and a response for each status.
        </p>
        <ul className={styles.points}>
          <li>
            <strong>One source of truth.</strong> You keep the file in version control. A change to the API is a diff
            that both sides can read and discuss before anyone writes code.
          </li>
          <li>
            <strong>Independent of your stack.</strong> Today the server may be written in Kotlin and the client in
            TypeScript; next year it can be the other way around.
          </li>
          <li>
            <strong>Already have an API description?</strong> The <Link to="/docs/converters/">converters</Link> turn
            OpenAPI and Avro documents into a contract.
          </li>
        </ul>
        <p>
          <Link to="/docs/language">Read the language reference</Link>
        </p>
      </Passage>
    </WireStop>
  );
}

function Generate({ commands, generated }: Pick<HowPageProps, 'commands' | 'generated'>): ReactNode {
  return (
    <WireStop id="generate" title="Generate">
      <Passage example={commands}>
        <p>
          Run one command, or add a step to your npm, Gradle or Maven build. In a programming language, each definition
          gets a file. Do not edit these files: they are generated again when the contract changes.
        </p>
      </Passage>
      <Passage example={generated}>
        <p>
          An endpoint becomes a request, one type for each response, and an interface that the server implements. You
          choose the HTTP library that sends it.
        </p>
        <p>
          <Link to="/docs/emitters/compared">Compare the output of the emitters</Link>
        </p>
      </Passage>
    </WireStop>
  );
}

function Validate({ wrong, refined, payload }: Pick<HowPageProps, 'wrong' | 'refined' | 'payload'>): ReactNode {
  return (
    <WireStop id="validate" title="Validate">
      <p>Mistakes are found at three points. The earlier a mistake is found, the cheaper it is to fix.</p>
      <Passage example={wrong}>
        <Heading as="h3">When the contract is compiled</Heading>
        <p>The compiler refuses an unknown name, a comma after the last field or a field without a type.</p>
      </Passage>
      <Heading as="h3">When your code is compiled</Heading>
      <p>
        Generated code is ordinary typed code. If you rename a field in the contract, your own compiler or type checker
        reports typed code that still uses the old name. If you add a response, a language with exhaustive matching can
        tell you to handle it.
      </p>
      <Passage example={refined}>
        <Heading as="h3">When data arrives</Heading>
        <p>
          For each named type with a constraint, the compiler generates a validation function. Nothing calls that
          function for you: call it where data enters your program.
        </p>
      </Passage>
      <Passage example={payload}>
        <p>
          Here a book arrives with a five-digit number and a rating of nine stars. The type checker cannot see that,
          because the data arrives only at run time. The generated function reports both fields.
        </p>
        <p>
          <Link to="/docs/intro/intro-validate">Read what is validated and what is not</Link>
        </p>
      </Passage>
    </WireStop>
  );
}
