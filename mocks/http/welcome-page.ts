import { allScenarios } from '../client.ts'
import { contract } from '../contract/generated/contract.ts'
import { controlMethods, controlPrefix } from '../controls/answer-control.ts'

const accounts = [
  {
    username: 'residente@demo.ar',
    document: '30111222',
    role: 'owner in Los Álamos (lots A-12 and B-7) and in Las Acacias',
  },
  { username: 'inquilino@demo.ar', document: '32555666', role: 'tenant of lot C-3 in Los Álamos' },
  { username: 'obra@demo.ar', document: '28777888', role: 'work manager only' },
  {
    username: 'admin@demo.ar',
    document: '20999000',
    role: 'administrator of the neighbourhood, not a resident',
  },
  { username: 'consejo@demo.ar', document: '27333444', role: 'resident and auditor' },
  {
    username: 'lautaro.penaloza@demo.ar',
    document: '35480216',
    role: 'tenant of lot B-7, with permission to manage the lot (only in the scenario demo)',
  },
]

const createWelcome = (portal: string) => ({
  name: "Residents' portal: mock backend",
  version: contract.version,
  operations: Object.keys(contract.operations).length,
  docs: '/docs/',
  contract: '/openapi.yaml',
  tests: '/docs/tests.html',
  client: '/docs/client.ts',
  portal,
  password: 'Demo1234',
  accounts,
  scenarios: allScenarios,
  controls: Object.entries(controlMethods).map(([name, method]) => `${method} ${controlPrefix}${name}`),
  session: 'The header X-Mock-Session selects a separate world.',
})

const renderAccount = ({ username, document, role }: (typeof accounts)[number]) =>
  `<dt><code>${username}</code>, document ${document}</dt><dd>${role}</dd>`

const renderHtml = (welcome: ReturnType<typeof createWelcome>) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${welcome.name}</title>
    <link rel="icon" type="image/png" href="/docs/favicon-32x32.png">
    <style>
      body { max-width: 46rem; margin: 0 auto; padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
      dd { margin: 0 0 0.5rem 1rem }
    </style>
  </head>
  <body>
    <h1>${welcome.name}</h1>
    <p>Version ${welcome.version}: ${welcome.operations} operations on stored data.</p>
    <ul>
      <li><a href="/docs/">The documentation of the API, with a form for each call</a></li>
      <li><a href="/openapi.yaml">The contract</a></li>
      <li><a href="/docs/tests.html">How to write end-to-end tests with the mock backend</a>, with <a href="/docs/client.ts">a client</a></li>
      <li><a href="${welcome.portal}">The portal</a>, the target of links in messages and mails</li>
    </ul>
    <h2>Accounts</h2>
    <p>The password of every account is <code>${welcome.password}</code>.</p>
    <dl>${accounts.map(renderAccount).join('')}</dl>
    <h2>Controls</h2>
    <ul>${welcome.controls.map((control) => `<li><code>${control}</code></li>`).join('')}</ul>
    <p>${welcome.session} Scenarios: ${allScenarios.join(', ')}.</p>
  </body>
</html>
`

/** Renders the welcome page: as HTML if the header `Accept` names HTML, otherwise as JSON. */
export function renderWelcome(accept: string | null, portal: string): { body: string; type: string } {
  const welcome = createWelcome(portal)
  return accept?.includes('text/html')
    ? { body: renderHtml(welcome), type: 'text/html; charset=utf-8' }
    : { body: JSON.stringify(welcome, null, 2), type: 'application/json' }
}
