import type { Cost } from './measure/measureCommand.mjs';
import type { Figures } from './measure/measureVisit.mjs';

/** The site that a figure is of. */
interface OfSite {
  /** `ours`, or the id of a peer. */
  site: string;
  /** As the tables have it. */
  name: string;
}

/** A page in one site: medians of all runs. */
export interface PageRow extends OfSite {
  /** Path of the page, or what stands for several. */
  route: string;
  /** Once the page was quiet. */
  read: Figures;
  /** After the reader has scrolled to the end and moved the pointer over the page. */
  scrolled: Figures;
}

/** What Lighthouse says about a page in one site. */
export interface ScoreRow extends OfSite {
  route: string;
  /** Median of the scores for performance, from 0 to 100. */
  performance: number;
}

/** Navigation in one site, in milliseconds until the heading is painted. */
export interface WalkRow extends OfSite {
  /** How many links were followed. */
  links: number;
  /** How many walks were made once more, because a tap led to no other heading in time; the first attempt does not count. */
  repeated: number;
  /** From the end of the tap. */
  medianMs: number;
  p95Ms: number;
  worstMs: number;
  /** From the click event that the browser makes of the tap. */
  medianClickMs: number;
  p95ClickMs: number;
  /** Answers after the tap, on average. */
  fetched: number;
}

/** Something that readers of our site do, in milliseconds. */
export interface InteractionRow {
  name: string;
  times: number[];
  medianMs: number;
  p95Ms: number;
}

/** A part of editing on our site, in milliseconds. */
export interface LiveRow {
  name: string;
  /** What the site sets itself. */
  promised: string;
  medianMs: number;
  p95Ms: number;
}

/** A build of a site with nothing left from an earlier one. */
export interface BuildRow extends OfSite, Cost {
  pages: number;
}

/** A build of our site with additional pages. */
export interface GrowthRow extends Cost {
  /** How many were added. */
  pages: number;
  /** The index of the search, compressed; of 1,000 bytes. */
  indexKb: number;
  queryP95Ms: number;
}

/** What was measured; nothing for parts that were not. */
export interface Results {
  pages?: PageRow[];
  /** Every page of the documentation, of which `pages` has the means. */
  allPages?: PageRow[];
  navigation?: WalkRow[];
  interaction?: InteractionRow[];
  lighthouse?: ScoreRow[];
  live?: LiveRow[];
  build?: BuildRow[];
  growth?: GrowthRow[];
  /** A line for each peer that says how much of our words it shows. */
  coverage?: string[];
}

/** A run: what it measured, and a sentence that says when, with what and how often. */
export interface Run {
  machine: string;
  results: Results;
}
