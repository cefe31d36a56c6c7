import { createContext, Fragment, type ReactNode, use, useMemo, useRef } from 'react';
import type { SyntaxDefinition, SyntaxField, SyntaxReference } from '@site/lib/compiler/readSyntaxTree';
import type { Contract, Example } from '@site/lib/payloads';
import { type Endpoint, listTypes } from '@site/lib/syntax/definitions';
import type { OmittedPart } from '@site/lib/syntax/readOmittedParts';
import { toDefinitionKey } from '@site/lib/syntax/toDefinitionKey';
import { moveFocus } from '@site/src/client/moveFocus';
import { labelMessage, labelRequest, labelResponse } from './listShapes';
import type { Examples } from './usePayload';
import Button from '../parts/Button';
import { describeConstraint, PRIMITIVES, readAnnotations, readComment, toAnchor } from './referenceText';
import styles from './read.module.css';

export interface ReferenceProps {
  contract: Contract;
  examples: Examples;
}

const SECTIONS: readonly { title: string; nodes: readonly SyntaxDefinition['node'][] }[] = [
  { title: 'Endpoints', nodes: ['WsEndpoint'] },
  { title: 'Channels', nodes: ['WsChannel'] },
  { title: 'Types', nodes: ['WsType', 'WsEnum', 'WsUnion', 'WsRefined'] },
];

interface ReferenceContextValue extends Pick<ReferenceProps, 'contract'> {
  /** Examples by the label of their shape. */
  examples: ReadonlyMap<string, Example>;
  /** Heading ids of the types, by type name. */
  anchors: ReadonlyMap<string, string>;
}

const ReferenceContext = createContext<ReferenceContextValue>({
  ...{ contract: { tree: [], omittedParts: new Map() }, examples: new Map(), anchors: new Map() },
});

/** Reference documentation of a contract for readers who do not know the language. */
export default function Reference({ contract, examples }: ReferenceProps): ReactNode {
  const anchors = useMemo(() => listAnchors(contract), [contract]);
  const reference = useRef<HTMLDivElement>(null);
  const retry = (): void => {
    // Moves the focus, because the pressed button disappears.
    if (reference.current !== null) moveFocus(reference.current, { preventScroll: true });
    examples.retry();
  };
  const sections = SECTIONS.map(({ title, nodes }) => ({
    title,
    definitions: contract.tree.filter(({ node }) => nodes.includes(node)).toSorted(compareDefinitions),
  })).filter(({ definitions }) => definitions.length > 0);

  return (
    <ReferenceContext value={{ contract, examples: examples.byLabel, anchors }}>
      <div ref={reference} className={styles.reference}>
        <Contents sections={sections} />
        <MissingExamples problem={examples.problem} onRetry={retry} />
        {sections.map(({ title, definitions }) => (
          <section key={title} aria-label={title} className={styles.section}>
            <h2 className={styles.title}>{title}</h2>
            {definitions.map((definition, index) => (
              <Definition key={index} definition={definition} />
            ))}
          </section>
        ))}
      </div>
    </ReferenceContext>
  );
}

interface Section {
  title: string;
  definitions: readonly SyntaxDefinition[];
}

function Contents({ sections }: { sections: readonly Section[] }): ReactNode {
  return (
    <nav aria-label="Contents of the reference" className={styles.contents}>
      {sections.map(({ title, definitions }) => (
        <Fragment key={title}>
          <p>{title}</p>
          <ul>
            {definitions.map((definition, index) => (
              <li key={index}>
                <a href={`#${toAnchor(definition)}`}>{definition.identifier}</a>
                {definition.node === 'WsEndpoint' ? <code>{formatRoute(definition)}</code> : null}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** Reports that there are no examples, with a button to try again. */
function MissingExamples({ problem, onRetry }: { problem: string | undefined; onRetry: () => void }): ReactNode {
  if (problem === undefined) return null;
  return (
    <div role="alert" className={styles.note}>
      <p>There are no examples. {problem}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

/**
 * Comparison function that sorts endpoints by path and method, and keeps all other definitions in the order of the
 * contract.
 */
function compareDefinitions(first: SyntaxDefinition, second: SyntaxDefinition): number {
  if (first.node !== 'WsEndpoint' || second.node !== 'WsEndpoint') return 0;
  return formatPath(first).localeCompare(formatPath(second)) || first.method.name.localeCompare(second.method.name);
}

/** Returns the heading ids of the types, by type name. */
function listAnchors({ tree }: Contract): ReadonlyMap<string, string> {
  return new Map(listTypes(tree).map((it) => [it.identifier, toAnchor(it)]));
}

function formatPath({ path }: Endpoint): string {
  return `/${path.map((part) => (part.node === 'WsLiteral' ? part.value : `{${part.identifier.value}}`)).join('/')}`;
}

function formatRoute(endpoint: Endpoint): string {
  return `${endpoint.method.name} ${formatPath(endpoint)}`;
}

const NO_OMITTED_PART: OmittedPart = { annotations: [], constraint: [] };

/**
 * Returns a function that finds the parts of a definition that the syntax tree omits, by their place in the definition.
 * `readOmittedParts` determines the names of the places.
 */
function useOmittedParts(definition: SyntaxDefinition): (place: string) => OmittedPart {
  const places = use(ReferenceContext).contract.omittedParts.get(toDefinitionKey(definition));
  return (place) => places?.get(place) ?? NO_OMITTED_PART;
}

function Definition({ definition }: { definition: SyntaxDefinition }): ReactNode {
  const { node, identifier, comment } = definition;
  const findPart = useOmittedParts(definition);
  return (
    <article className={styles.definition} aria-labelledby={toAnchor(definition)}>
      <h3 id={toAnchor(definition)} className={styles.name} tabIndex={-1}>
        {identifier}
      </h3>
      {node === 'WsEndpoint' ? <code className={styles.route}>{formatRoute(definition)}</code> : null}
      <Annotations part={findPart('')} />
      {comment === null ? null : <p className={styles.comment}>{readComment(comment)}</p>}
      <Content definition={definition} findPart={findPart} />
      {['WsType', 'WsRefined', 'WsUnion'].includes(node) ? <ExampleOf label={identifier} /> : null}
    </article>
  );
}

interface ContentProps {
  definition: SyntaxDefinition;
  findPart: (place: string) => OmittedPart;
}

function Content({ definition, findPart }: ContentProps): ReactNode {
  switch (definition.node) {
    case 'WsEndpoint':
      return <EndpointContent endpoint={definition} findPart={findPart} />;
    case 'WsChannel':
      return (
        <Body
          title="Message"
          label={labelMessage(definition.identifier)}
          reference={definition.reference}
          part={findPart('Arrow')}
        />
      );
    case 'WsType':
      return <Fields fields={definition.shape.value} findPart={findPart} />;
    case 'WsRefined':
      return (
        <p>
          <Value reference={definition.reference} part={findPart('Equals')} />
        </p>
      );
    case 'WsEnum':
      return (
        <Choices title="One of these strings:">
          {definition.entries.map((entry) => (
            <code key={entry}>{entry}</code>
          ))}
        </Choices>
      );
    case 'WsUnion':
      return (
        <Choices title="One of these types:">
          {definition.entries.map((member, index) => (
            <TypeName key={index} reference={member} />
          ))}
        </Choices>
      );
  }
}

function Choices({ title, children }: { title: string; children: readonly ReactNode[] }): ReactNode {
  return (
    <>
      <p>{title}</p>
      <ul className={styles.choices}>
        {children.map((choice, index) => (
          <li key={index}>{choice}</li>
        ))}
      </ul>
    </>
  );
}

interface EndpointContentProps extends Pick<ContentProps, 'findPart'> {
  endpoint: Endpoint;
}

function EndpointContent({ endpoint, findPart }: EndpointContentProps): ReactNode {
  const body = endpoint.requests[0]?.content;
  return (
    <>
      <Fields
        title="Path parameters"
        fields={endpoint.path.flatMap((part) => (part.node === 'WsParam' ? [part] : []))}
        findPart={(name) => {
          const index = endpoint.path.findIndex((part) => part.node === 'WsParam' && part.identifier.value === name);
          return findPart(`segment ${index + 1}`);
        }}
      />
      <Fields title="Query parameters" fields={endpoint.queries} findPart={(name) => findPart(`query ${name}`)} />
      <Fields title="Headers" fields={endpoint.headers} findPart={(name) => findPart(`header ${name}`)} />
      {body ? (
        <Body
          title="Request body"
          label={labelRequest(endpoint.identifier)}
          reference={body.reference}
          part={findPart('Method')}
        />
      ) : null}
      {endpoint.responses.map((response, index) => (
        <ResponseContent key={index} {...{ endpoint, findPart, response }} />
      ))}
    </>
  );
}

interface ResponseContentProps extends EndpointContentProps {
  response: Endpoint['responses'][number];
}

function ResponseContent({ endpoint, findPart, response }: ResponseContentProps): ReactNode {
  const { status, headers, content } = response;
  return (
    <div className={styles.response}>
      <h4>Response {status}</h4>
      <Annotations part={findPart(`status ${status} `)} />
      {content === null ? (
        <p>No body</p>
      ) : (
        <Body
          label={labelResponse(endpoint.identifier, status)}
          reference={content.reference}
          part={findPart(`status ${status} Arrow`)}
        />
      )}
      <Fields
        title={`Headers of ${status}`}
        fields={headers}
        findPart={(name) => findPart(`status ${status} header ${name}`)}
      />
    </div>
  );
}

interface BodyProps extends ValueProps {
  title?: string;
  /** Label of the shape whose example is shown. */
  label: string;
}

function Body({ title, label, ...value }: BodyProps): ReactNode {
  return (
    <>
      {title === undefined ? null : <h4>{title}</h4>}
      <p>
        <Value {...value} />
        {value.reference.isNullable ? ', optional' : ''}
      </p>
      <ExampleOf label={label} />
    </>
  );
}

interface FieldsProps {
  title?: string;
  fields: readonly Pick<SyntaxField, 'identifier' | 'reference'>[];
  /** Returns the parts of a field that the syntax tree omits, by the name of the field. */
  findPart: (field: string) => OmittedPart;
}

function Fields({ title, fields, findPart }: FieldsProps): ReactNode {
  if (fields.length === 0) return null;
  return (
    <>
      {title === undefined ? null : <h4>{title}</h4>}
      <dl className={styles.fields}>
        {fields.map(({ identifier: { value: name }, reference }, index) => (
          <div key={index}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <Value reference={reference} part={findPart(name)} />
              {reference.isNullable ? ', optional' : ', required'}
              <Annotations part={findPart(name)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface ValueProps {
  reference: SyntaxReference;
  part: OmittedPart;
}

function Value({ reference, part: { constraint } }: ValueProps): ReactNode {
  const [words, code] = describeConstraint(constraint);
  return (
    <>
      <TypeName reference={reference} />
      {constraint.length === 0 ? null : (
        <>
          , {words}
          {code === '' ? null : <code>{code}</code>}
        </>
      )}
    </>
  );
}

function TypeName({ reference }: { reference: SyntaxReference }): ReactNode {
  const { anchors } = use(ReferenceContext);
  switch (reference.node) {
    case 'WsIterable':
    case 'WsDict':
      return (
        <>
          {reference.node === 'WsDict' ? 'map of ' : 'list of '}
          <TypeName reference={reference.reference} />
          {reference.reference.isNullable ? ' or null' : ''}
        </>
      );
    case 'WsCustom': {
      const anchor = anchors.get(reference.value);
      return anchor === undefined ? reference.value : <a href={`#${anchor}`}>{reference.value}</a>;
    }
    case 'WsPrimitive':
      return PRIMITIVES[reference.type.name] ?? reference.type.name;
    case 'WsUnit':
      return 'nothing';
    case 'WsAny':
      return 'any value';
  }
}

function Annotations({ part }: { part: OmittedPart }): ReactNode {
  return readAnnotations(part.annotations).map(({ name, args }, index) => {
    const text = args.replaceAll(/^\("|"\)$/g, '');
    if (name === '@Description') return <p key={index}>{text}</p>;
    if (name === '@Deprecated') {
      return (
        <p key={index} className={styles.deprecated}>
          Deprecated{text === '' ? '' : `: ${text}`}
        </p>
      );
    }
    return (
      <p key={index}>
        <code>{name + args}</code>
      </p>
    );
  });
}

function ExampleOf({ label }: { label: string }): ReactNode {
  const example = use(ReferenceContext).examples.get(label);
  if (example === undefined) return null;
  if ('problem' in example) return <p className={styles.note}>{example.problem}</p>;
  return (
    <pre className={styles.example} role="group" aria-label={`Example of ${label}`} tabIndex={0}>
      <code>{example.json}</code>
    </pre>
  );
}
