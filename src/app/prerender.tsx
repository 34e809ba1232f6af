import { type ReactNode, StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import { collectStyles } from '../design-system/theme/collect-styles'
import { PublicPortal } from '../features/public/PublicPortal'
import type { FirstPages } from '../hosting/first-pages'
import { paths } from '../paths'
import { App } from './App'

/*
 * The build runs this program in Node. It prints the first pages: the HTML and the styles of the pages that need neither a
 * session nor data. Browsers show a first page before the scripts have loaded; then React takes it over.
 */

async function render(content: ReactNode) {
  const { page, getStyles } = collectStyles(<StrictMode>{content}</StrictMode>)
  const { prelude } = await prerender(page)
  return { html: await new Response(prelude).text(), styles: getStyles() }
}

const renderApp = (address: string) =>
  render(
    <App Router={({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>} />,
  )

const pages: FirstPages = {
  login: await renderApp(paths.login()),
  invite: await render(<PublicPortal pathname={paths.invitation('any')} isReady={false} />),
}

console.log(JSON.stringify(pages))
// The timers of the portal would keep the program running.
process.exit()
