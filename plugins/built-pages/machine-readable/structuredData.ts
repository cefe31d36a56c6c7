import type { Element } from 'hast';
import type { SoftwareSourceCode, TechArticle, WithContext } from 'schema-dts';
import { toString } from 'hast-util-to-string';
import { type BuiltPage, findElement, listClasses } from '../../../lib/built-pages/BuiltPage';
import { PAGE_CLASSES } from '../../../lib/built-pages/pageClasses';

/** The software that the site documents. */
export interface Software {
  name: string;
  description: string;
  version: string;
  repository: string;
  /** SPDX identifier. */
  license: string;
  organization: string;
}

/**
 * Describes a documentation page for search engines (https://schema.org/TechArticle).
 *
 * @param address - absolute URL of the page
 * @param siteUrl - absolute URL of the site, with a trailing slash
 */
export function describeArticle(
  page: BuiltPage,
  address: string,
  siteUrl: string,
  software: Software,
): WithContext<TechArticle> {
  const [heading] = page.headings;
  const updated = findLastUpdate(page);

  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': address,
    headline: heading === undefined ? software.name : toString(heading).trim(),
    description: page.getMeta('description') ?? '',
    url: address,
    mainEntityOfPage: address,
    inLanguage: 'en',
    image: page.getMeta('og:image') ?? `${siteUrl}img/icon-512.png`,
    isPartOf: { '@type': 'WebSite', name: software.name, url: siteUrl },
    author: { '@type': 'Organization', name: software.organization, url: software.repository },
    ...(updated === undefined ? {} : { dateModified: updated }),
  };
}

/**
 * Describes the software for search engines (https://schema.org/SoftwareSourceCode).
 *
 * @param siteUrl - absolute URL of the site, with a trailing slash
 */
export function describeSoftware(siteUrl: string, software: Software): WithContext<SoftwareSourceCode> {
  const { name, description, version, repository, license, organization } = software;

  return {
    '@context': 'https://schema.org',
    '@type': 'SoftwareSourceCode',
    name,
    description,
    version,
    url: siteUrl,
    codeRepository: repository,
    programmingLanguage: 'Kotlin',
    license: { '@type': 'CreativeWork', name: license },
    author: { '@type': 'Organization', name: organization, url: repository },
  };
}

/** Returns the ISO 8601 date of the last update that the page displays; undefined if it displays none. */
function findLastUpdate({ main, root }: BuiltPage): string | undefined {
  const line = findElement(main ?? root, (element) => listClasses(element).includes(PAGE_CLASSES.lastUpdated));
  const isTime = ({ tagName }: Element): boolean => tagName === 'time';
  const date = line && findElement(line, isTime)?.properties.dateTime;

  return typeof date === 'string' ? date : undefined;
}
