/** A generated file. */
export interface GeneratedFile {
  path: string
  /** The files from which it is generated. */
  sources: readonly string[]
  /** The commands that generate it, in order. */
  commands: readonly string[]
}

/**
 * Returns the commands that generate the files that are missing or older than one of their sources. `readTime` returns the time
 * of the last change of a file; undefined for a missing file.
 */
export function listStaleCommands(
  files: readonly GeneratedFile[],
  readTime: (path: string) => number | undefined,
): string[] {
  const isStale = ({ path, sources }: GeneratedFile) => {
    const time = readTime(path)
    return time === undefined || sources.some((source) => (readTime(source) ?? 0) > time)
  }
  return files.filter(isStale).flatMap(({ commands }) => commands)
}
