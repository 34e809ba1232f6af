import type { Measurement } from '../measurements.ts'
import {
  getPeerName,
  listNames,
  type PublicPageName,
  pageWithDialog,
  publicPageNames,
} from './measured-pages.ts'
import type { ListName } from './peer-lists.ts'
import type { VisitFigures } from './visit.ts'

/** The medians of each page, by the name of the page. */
export type PageMedians = ReadonlyMap<string, VisitFigures>

/** The maximum time until the rows are painted, as a ratio to the same list of Ant Design. */
const maxRowRatios: Record<ListName, number> = {
  authorizations: 0.5,
  movements: 0.5,
  works: 0.5,
  submissions: 0.6,
  lot: 0.6,
  roster: 0.6,
}
const maxLayoutShift = 0.02
const maxSteps = 3
/** The maximum bytes of scripts, in KB of 1,024 bytes: of a public page, of the authorizations, and what another list may have more. */
const maxScripts = { public: 100, authorizations: 125, moreThanAuthorizations: 40 }

function requireFigures(medians: PageMedians, name: string): VisitFigures {
  const figures = medians.get(name)
  if (!figures) throw new Error(`${name} was not measured`)
  return figures
}

type Figure = keyof VisitFigures

interface Comparison {
  name: string
  /** What `figure` means on this page. */
  label: string
  figure: Figure
  peer: string
  max?: number
}

/** Compares a figure of a page with that of its peer. */
function createRatio(medians: PageMedians, { name, label, figure, peer, max }: Comparison): Measurement {
  const [value, peerValue] = [name, peer].map((page) => requireFigures(medians, page)[figure])
  if (value === undefined || peerValue === undefined) throw new Error(`${label} was not measured`)
  const format = (amount: number) =>
    figure === 'scriptKilobytes' ? `${amount.toFixed(1)} KB` : `${amount.toFixed(0)} ms`
  return {
    name: `${name}: ${label} ${format(value)}, ${peer.replace(`${name}, `, '')} ${format(peerValue)}`,
    value: value / peerValue,
    unit: 'x',
    max,
  }
}

function comparePublicPage(medians: PageMedians, name: PublicPageName): Measurement[] {
  const figures = requireFigures(medians, name)
  const compare = (label: string, figure: Figure, peer: string, max?: number) =>
    createRatio(medians, { name, label, figure, peer, max })
  return [
    compare('LCP', 'largestPaint', 'html', 1.2),
    compare('usable', 'ready', 'react', 1.6),
    compare('usable', 'ready', 'antDesignSignIn'),
    compare('JavaScript', 'scriptKilobytes', 'react', 1.75),
    { name: `${name}: JavaScript`, value: figures.scriptKilobytes, unit: 'KB', max: maxScripts.public },
    { name: `${name}: CLS`, value: figures.shift, unit: '', max: maxLayoutShift },
  ]
}

/** Limits the scripts of a list. Without a measurement of the authorizations, other lists have no limit. */
function measureScripts(medians: PageMedians, name: ListName): Measurement {
  const value = requireFigures(medians, name).scriptKilobytes
  const authorizations = medians.get('authorizations')
  if (name === 'authorizations' || !authorizations)
    return {
      name: `${name}: JavaScript`,
      value,
      unit: 'KB',
      ...(authorizations && { max: maxScripts.authorizations }),
    }
  return {
    name: `${name}: JavaScript ${value.toFixed(1)} KB, more than authorizations`,
    value: value - authorizations.scriptKilobytes,
    unit: 'KB',
    max: maxScripts.moreThanAuthorizations,
  }
}

function compareList(medians: PageMedians, name: ListName): Measurement[] {
  const figures = requireFigures(medians, name)
  const compare = (label: string, figure: Figure, max?: number) =>
    createRatio(medians, { name, label, figure, peer: getPeerName(name), max })
  return [
    compare('rows', 'ready', maxRowRatios[name]),
    compare('usable', 'usable'),
    compare('script time', 'scriptTime', 0.4),
    measureScripts(medians, name),
    { name: `${name}: CLS`, value: figures.shift, unit: '', max: maxLayoutShift },
    { name: `${name}: steps in series`, value: figures.steps, unit: 'steps', max: maxSteps },
    ...(name === pageWithDialog ? [compare('dialog', 'dialog', 0.3)] : []),
  ]
}

/** Compares the measured pages of the portal with their peers and limits. */
export const comparePages = (medians: PageMedians): Measurement[] => [
  ...publicPageNames.filter((name) => medians.has(name)).flatMap((name) => comparePublicPage(medians, name)),
  ...listNames.filter((name) => medians.has(name)).flatMap((name) => compareList(medians, name)),
]
