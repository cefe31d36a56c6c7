import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import ClientAndServer from './ClientAndServer';
import styles from './VisionPage.module.css';

/** Content of the page "Vision": what Wirespec is for, and what it is not. */
export default function VisionPage(): ReactNode {
  return (
    <main className={styles.page}>
      <Heading as="h1" className={styles.title}>
        An API agreement that compilers enforce
      </Heading>
      <p className={styles.lead}>
        Two programs that talk to each other depend on an agreement, but usually nobody can point to it. Part of it is
        in the server, part in the client, and part in documentation that was correct once.
      </p>
      <ClientAndServer />
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
        We think an interface deserves its own file, which you write before the code on either side and change before
        the code changes. It is not a by-product of a framework or a document about the code: the code is generated from
        it. People read it to reach an agreement, and compilers read it to enforce that agreement.
      </p>
      <Heading as="h2">Everyone involved can read the contract</Heading>
      <p>
        A contract that only its author can read is not an agreement. So the language is small: it has types, enums,
        endpoints, channels and a handful of symbols, and no deeply nested documents. A front-end developer, a back-end
        developer and the person who pays for both should be able to read the same twenty lines and discuss them.
      </p>
      <Heading as="h2">The build catches violations</Heading>
      <p>
        An agreement helps only if someone notices when it is broken. The compiler generates the types that both ends
        use. Code that no longer fits them fails in a build with a compiler or a type checker. The earlier that happens,
        the easier it is to fix.
      </p>
      <Heading as="h2">Your stack stays your choice</Heading>
      <p>
        Generated code is plain code in your language. You choose the HTTP client, the server and the test library, and
        if you stop using Wirespec, you keep the code. For existing tools that need OpenAPI or Avro, Wirespec generates
        OpenAPI or Avro. Not every target is equally finished: Python, Rust, Scala and Avro need repairs or additions,
        which <Link to="/docs/emitters">their pages</Link> list.
      </p>
      <Heading as="h2">What Wirespec is not</Heading>
      <p>
        Wirespec is not a gateway, a framework or a registry. It cannot describe everything: the{' '}
        <Link to="/docs/comparison">comparison</Link> explains when another description language is the better choice.
        Writing the contract first also takes time: you have the discussion that you would otherwise have later. We
        think that is worth it.
      </p>
    </>
  );
}
