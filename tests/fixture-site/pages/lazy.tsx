import { type ReactNode, useState } from 'react';
import renderRoutes from '@docusaurus/renderRoutes';
import routes from '@generated/routes';
import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

/** What the framework makes of the page `/late`: it loads the code when it is first drawn. */
const late = routes.filter(({ path }) => path === '/late').map(({ component }) => ({ component }));

export default function LazyPage(): ReactNode {
  const [isShown, setShown] = useState(false);

  return (
    <Layout title="Lazy" description="A page whose second half is loaded when it is asked for.">
      <main className="container margin-vert--lg">
        <Heading as="h1">Lazy</Heading>
        <button
          type="button"
          onClick={() => {
            setShown(true);
          }}
        >
          Show the late part
        </button>
        {isShown && renderRoutes(late)}
      </main>
    </Layout>
  );
}
