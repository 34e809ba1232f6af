import { Suspense, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useListHomeModules } from '../../api/generated/session/session'
import { config } from '../../config'
import { AppShell } from '../../design-system/components/AppShell/AppShell'
import { Drawer } from '../../design-system/components/Drawer/Drawer'
import { Footer } from '../../design-system/components/Footer/Footer'
import { Sidebar } from '../../design-system/components/Sidebar/Sidebar'
import { SkipLink } from '../../design-system/components/SkipLink/SkipLink'
import { Accent } from '../../design-system/theme/Accent'
import { useSession } from '../../session/use-session'
import { version } from '../../version'
import { LoadingScreen } from '../LoadingScreen'
import { copy } from './copy'
import { navigationItems } from './navigation-items'
import { PortalTopBar } from './PortalTopBar'
import { useNeighbourhoodRules } from './use-neighbourhood-rules'

const mainId = 'contenido'

/** What stands around every screen behind the sign-in: top bar, sections, footer (P2). */
export function Shell() {
  const { neighbourhood, roles } = useSession()
  const { pathname } = useLocation()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const modules = useListHomeModules(neighbourhood.id)
  useNeighbourhoodRules(modules.data)

  const items = navigationItems(pathname, roles, modules.data ?? [])
  const renderLink = ({ href }: { href: string }) => <Link to={href} />

  return (
    <AppShell
      mainId={mainId}
      skipLink={<SkipLink targetId={mainId}>{copy.skip}</SkipLink>}
      header={<PortalTopBar onOpenMenu={() => setIsMenuOpen(true)} />}
      nav={<Sidebar label={copy.navigation} items={items} renderLink={renderLink} />}
      footer={<Footer>{copy.version(version)}</Footer>}
    >
      <Accent color={config().accents[neighbourhood.id]} />
      {modules.isError ? (
        <RetryAlert onRetry={() => void modules.refetch()} isRetrying={modules.isFetching}>
          {copy.modulesFailed}
        </RetryAlert>
      ) : null}
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
      <Drawer
        open={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        title={copy.navigation}
        closeLabel={copy.closeMenu}
      >
        <Sidebar
          label={copy.navigation}
          items={items}
          renderLink={renderLink}
          onChoose={() => setIsMenuOpen(false)}
        />
      </Drawer>
    </AppShell>
  )
}
