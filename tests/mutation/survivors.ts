/** The parts of the report of Stryker that this module reads. Lines and columns begin at 1. */
export interface MutationReport {
  files: Record<string, { source: string; mutants: readonly Mutant[] }>
}

interface Position {
  line: number
  column: number
}

interface Mutant {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: Position; end: Position }
}

/** A change of the code that no test finds. */
export interface Survivor {
  file: string
  original: string
  replacement: string
}

/** A survivor that no test can find, with the reason. */
export interface NamedSurvivor extends Survivor {
  reason: string
}

const normalize = (text: string) => text.replace(/\s+/g, ' ').trim()

const getKey = ({ file, original, replacement }: Survivor) =>
  [file, normalize(original), normalize(replacement)].join('\n')

/** Returns the text between two positions. */
function cut(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) =>
      line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
    )
    .join('\n')
}

const isUnfound = ({ status }: Mutant) => status === 'Survived' || status === 'NoCoverage'

const toSurvivor = (file: string, source: string, mutant: Mutant): Survivor => ({
  file,
  original: cut(source, mutant.location),
  replacement: mutant.replacement ?? '',
})

/**
 * Compares a report with the named survivors. Returns the survivors that have no name, each once, and the names whose change a test
 * has found. The report may lack files; their names are not compared.
 */
export function compareSurvivors({ files }: MutationReport, named: readonly NamedSurvivor[]) {
  const survivors = Object.entries(files).flatMap(([file, { source, mutants }]) =>
    mutants.filter(isUnfound).map((mutant) => toSurvivor(file, source, mutant)),
  )
  const found = new Map(survivors.map((survivor) => [getKey(survivor), survivor]))
  const names = new Set(named.map(getKey))
  return {
    unnamed: [...found].filter(([key]) => !names.has(key)).map(([, survivor]) => survivor),
    needless: named.filter((survivor) => files[survivor.file] !== undefined && !found.has(getKey(survivor))),
  }
}
