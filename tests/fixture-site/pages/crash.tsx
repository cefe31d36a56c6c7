import { type ReactNode, useState } from 'react';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

/** Throws while it is drawn, as a defective component would. */
function Defect(): ReactNode {
  throw new Error('The page could not be drawn.', {
    cause: new Error('The shelf is empty.', { cause: new Error('The books are lent.') }),
  });
}

/** Crashes when it is told to, and not again when it is drawn anew. */
function CrashButton(): ReactNode {
  const [isBroken, setBroken] = useState(false);

  return isBroken ? (
    <Defect />
  ) : (
    <button
      type="button"
      onClick={() => {
        setBroken(true);
      }}
    >
      Crash now
    </button>
  );
}

export default function CrashPage(): ReactNode {
  return (
    <Layout title="Crash" description="A page that crashes when it is told to.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Crash</Heading>
        <CrashButton />
      </main>
    </Layout>
  );
}
