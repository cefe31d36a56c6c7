import { type ReactNode, useState } from 'react';

/** Throws during rendering, like a defective component. */
function Defect(): ReactNode {
  throw new Error('The page could not be drawn.', {
    cause: new Error('The shelf is empty.', { cause: new Error('The books are lent.') }),
  });
}

/** Crashes on request, but not again when it is rendered again. */
export default function CrashIsland(): ReactNode {
  const [isBroken, setBroken] = useState(false);

  return (
    <>
      <h1>Crash</h1>
      {isBroken ? (
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
      )}
    </>
  );
}
