import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import TwoEnds from './TwoEnds';
import styles from './VisionPage.module.css';

/** What Wirespec is for, and what it is not for. */
export default function VisionPage(): ReactNode {
  return (
    <main className={styles.page}>
      <Heading as="h1" className={styles.title}>
        An agreement should be able to say no
      </Heading>
      <p className={styles.lead}>
        Two programs that talk to each other have agreed on something. Usually nobody can say where that agreement is.
        It is a bit in the server, a bit in the client, a bit in a page that was right once.
      </p>
      <TwoEnds />
      <div className={styles.prose}>
        <Principles />
        <p className={styles.next}>
          <Link to="/how">See how it works</Link>
          <Link to="/blog/contract-first-design">Read what changes for a team</Link>
        </p>
      </div>
    </main>
  );
}

function Principles(): ReactNode {
  return (
    <>
      <Heading as="h2">The contract comes first</Heading>
      <p>
        We think an interface deserves a file of its own, written before the code on either side and changed before the
        code changes. Not a by-product of a framework, not a document about the code, but the thing the code is made
        from. People read it to agree. Compilers read it to hold them to it.
      </p>
      <Heading as="h2">It has to be readable by everyone it binds</Heading>
      <p>
        A contract that only its author can read binds nobody. So the language is small: types, enums, endpoints and
        channels, a handful of signs, no nesting of documents in documents. A front-end developer, a back-end developer
        and the person who pays for both should be able to look at the same twenty lines and disagree about them
        usefully.
      </p>
      <Heading as="h2">It has to have consequences</Heading>
      <p>
        An agreement that cannot be broken noticeably is a wish. The compiler generates what both ends use, so leaving
        the contract means leaving the generated types, and a build that was green turns red. The earlier that happens,
        the smaller the conversation it takes to put right.
      </p>
      <Heading as="h2">It has to leave you alone</Heading>
      <p>
        Generated code is plain code in your language. It does not choose your HTTP client, your server or your test
        library, and when you stop using Wirespec it is still yours. Existing tools that want OpenAPI or Avro get
        OpenAPI or Avro.
      </p>
      <Heading as="h2">What it is not</Heading>
      <p>
        It is not a gateway, not a framework, not a registry. It cannot describe everything: the{' '}
        <Link to="/docs/comparison">comparison</Link> says when another description is the better choice. And writing
        the contract first costs something, namely the talk you would otherwise have later. We think that is the
        bargain.
      </p>
    </>
  );
}
