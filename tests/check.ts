import { checks, generate } from './support/check-steps.ts'
import { runSteps } from './support/steps.ts'

/* The script of `npm run check`: generates the code from the contract and, if this succeeds, runs the static checks. */
const generateResults = await runSteps([generate])
const results = [
  ...generateResults,
  ...(generateResults.every(({ isOk }) => isOk) ? await runSteps(checks) : []),
]
process.exitCode = results.every(({ isOk }) => isOk) ? 0 : 1
