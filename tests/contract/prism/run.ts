import { contract } from '../../../mocks/contract/generated/contract.ts'
import { serve } from '../../../mocks/http-server.ts'
import { changeJson, startChangingProxy } from '../../support/changing-proxy.ts'
import { runStep } from '../../support/steps.ts'
import { type CopyComparison, createCopyComparison } from './copies.ts'
import { startPrism } from './prism.ts'
import { findViolations, type Violation } from './violations.ts'

/*
 * The script of `npm run test:prism`. Runs the journeys of the residents' build against the mock backend over HTTP, with Prism
 * between them. Prism is another project's proxy, which compares both sides with `openapi.yaml`. The parameters go to
 * Playwright; without the path of a test, all journeys run. It uses the builds in `dist`.
 */

const firstPort = Number(process.env.E2E_PORT ?? 3100)
const [mockPort, routerPort, prismPort] = [firstPort + 2, firstPort + 3, firstPort + 4]
const mockUrl = `http://127.0.0.1:${mockPort}`
/** A request with this header gets a response without its required field, so that Prism must report it. */
const plantingHeader = 'x-plant-violation'

/**
 * Starts the proxy between Prism and the mock backend. It plants the violations that prove that Prism compares, and answers copies
 * with their recorded responses.
 */
const startPlantingProxy = ({ answer }: CopyComparison) =>
  startChangingProxy(mockUrl, {
    closesConnections: true,
    answer,
    respond: ({ headers }, response) => {
      if (headers[plantingHeader] !== undefined) changeJson(response, () => ({}))
    },
  })

/** The operations with a file, whose calls Prism compares by copies. */
const operationsWithFiles = ['downloadActivityRecords', 'downloadWorkMovements', 'uploadPhoto']

const isOperation = (operationId: string | undefined): operationId is string =>
  operationId !== undefined && operationId in contract.operations

/**
 * These journeys measure the memory of the page or the length of its tasks, which proxies and the journeys beside them change. Other
 * journeys send the same calls.
 */
const excludedJourneys = '@isolated'

interface Router {
  url: string
  violations: Violation[]
  operationIds: Set<string>
  callCount: () => number
  close: () => Promise<void>
}

/**
 * Starts the proxy that the portal calls. It sends the operations of the contract through Prism, and everything else, such
 * as controls and uploaded files, straight to the mock backend.
 */
async function startRouter(prismUrl: string, { compare }: CopyComparison): Promise<Router> {
  const violations: Violation[] = []
  const operationIds = new Set<string>()
  const proxy = await startChangingProxy(
    mockUrl,
    {
      closesConnections: true,
      route: ({ operationId }) =>
        isOperation(operationId) && !operationsWithFiles.includes(operationId) ? prismUrl : undefined,
      respond: (request, response, content) => {
        const { operationId } = request
        if (isOperation(operationId)) operationIds.add(operationId)
        if (isOperation(operationId) && operationsWithFiles.includes(operationId))
          compare(request, response, content)
        violations.push(...findViolations(request, response))
        // Addresses of uploads begin with the address that the mock backend was called at.
        changeJson(response, (value) => JSON.parse(JSON.stringify(value).replaceAll(mockUrl, proxy.url)))
      },
    },
    routerPort,
  )
  const callCount = () =>
    proxy.requests.filter(({ operationId }) => isOperation(operationId)).length - proofs.length
  return { url: proxy.url, violations, operationIds, callCount, close: proxy.close }
}

/** The paths of the calls with a planted violation: one goes through Prism, and Prism gets a copy of the other. */
const proofs = ['/fapi/terms/', '/fapi/customer/101/activity-records/201/download/']

/** Before the journeys start the mock backend, sends the calls with planted violations. @throws Error if Prism misses one. */
async function proveThatPrismCompares(router: Router, { finish }: CopyComparison): Promise<void> {
  const { url, violations, operationIds } = router
  const server = await serve({ port: mockPort })
  for (const path of proofs) await fetch(url + path, { headers: { [plantingHeader]: 'true' } })
  const found = new Set([...violations, ...(await finish())].map(({ operationId }) => operationId))
  await server.close(0)
  if (found.size < proofs.length) throw new Error('Prism does not report a planted violation')
  violations.length = 0
  operationIds.clear()
}

async function runJourneys(router: Router, parameters: readonly string[]): Promise<boolean> {
  const { isOk } = await runStep(
    {
      name: 'journeys',
      command: [
        ...['playwright', 'test', '--config', 'e2e/playwright.config.ts', '--project=http'],
        `--grep-invert=${excludedJourneys}`,
        ...(parameters.some((parameter) => parameter.startsWith('e2e/')) ? [] : ['e2e/journeys']),
        ...parameters,
      ],
      env: { E2E_MOCK_PROXY: router.url, NO_COLOR: undefined },
    },
    true,
  )
  return isOk
}

function printViolations({ violations, operationIds, callCount }: Router): void {
  for (const { operationId, call, message } of violations)
    console.log(`${operationId}  ${call}\n  ${message}`)
  console.log(`\n${violations.length} violations in ${callCount()} calls of ${operationIds.size} operations`)
}

async function run(): Promise<void> {
  const copies = createCopyComparison(() => `http://127.0.0.1:${prismPort}`)
  const plantingProxy = await startPlantingProxy(copies)
  const prism = await startPrism(plantingProxy.url, prismPort)
  const router = await startRouter(prism.url, copies)
  try {
    await proveThatPrismCompares(router, copies)
    const isOk = await runJourneys(router, process.argv.slice(2))
    router.violations.push(...(await copies.finish()))
    printViolations(router)
    if (!isOk || router.violations.length > 0) process.exitCode = 1
  } finally {
    await router.close()
    prism.stop()
    await plantingProxy.close()
  }
}

await run()
