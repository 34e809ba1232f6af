import { fileURLToPath } from 'node:url'
import { exceptions } from './exceptions.ts'
import { findRepeatedExports } from './repeated-exports.ts'
import { findOffences } from './rules.ts'
import { sourceFiles } from './source-tree.ts'

/** Checks names, sizes and time over all the sources; prints what breaks a rule and fails if anything does. */
const root = fileURLToPath(new URL('../..', import.meta.url))
const files = sourceFiles(root)
const findings = [...files.flatMap(findOffences), ...findRepeatedExports(files)]

const isExcused = ({ file, rule }: { file: string; rule: string }) =>
  exceptions.some((exception) => exception.file === file && exception.rule === rule)
const offences = findings.filter((finding) => !isExcused(finding))
const stale = exceptions.filter(
  (exception) => !findings.some(({ file, rule }) => exception.file === file && exception.rule === rule),
)

for (const { file, line, rule, message } of offences) console.log(`${file}:${line} ${rule}: ${message}`)
for (const { file, rule } of stale)
  console.log(`tests/architecture/exceptions.ts: ${file} no longer breaks ${rule}`)
process.exitCode = offences.length + stale.length > 0 ? 1 : 0
