import { Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useListHomeModules } from '@/api/generated/session/session'
import { createSafeStorage } from '@/browser-storage'
import { config } from '@/config'
import { page } from '@/copy/page'
import { AppShell } from '@/design-system/components/AppShell/AppShell'
import { NoticeBar } from '@/design-system/components/NoticeBar/NoticeBar'
import { Sidebar } from '@/design-system/components/Sidebar/Sidebar'
import { SkipLink } from '@/design-system/components/SkipLink/SkipLink'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { Accent } from '@/design-system/theme/Accent'
import { chatPolicy } from '@/hosting/page-policies'
import { CopyProvider } from '@/patterns/copying/CopyProvider'
import { LeaveBlockerContext, useLeaveBlockers } from '@/patterns/form/use-leave-blockers'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { runWhenIdle } from '@/run-when-idle'
import { useOnline } from '@/session/use-online'
import { useSession } from '@/session/use-session'
import { getTrustedScriptUrl } from '@/trusted-script'
import { AppErrorBoundary } from '../AppErrorBoundary'
import { LoadingScreen } from '../LoadingScreen'
import { OfflineReadiness } from '../offline/OfflineReadiness'
import { getDeviceStoreUrl, hasApp } from './app-stores'
import { copy } from './copy'
import { DownloadNotice } from './DownloadNotice'
import { FollowedAddress } from './FollowedAddress'
import type { Navigation } from './NavigationMenu'
import { buildNavigationItems } from './navigation-items'
import { PortalFooter } from './PortalFooter'
import { PortalTopBar } from './PortalTopBar'
import { PreparedOverlays } from './PreparedOverlays'
import { countPendingSections, findSection, isFormOrPass } from './sections'

const mainId = 'contenido'

/** The layout of every screen that requires a session. If a screen throws, the layout stays. */
export function Shell() {
  const { session, neighbourhood, roles } = useSession()
  const address = useLocation()
  const { pathname } = address
  const { register, leave } = useLeaveBlockers()
  const modules = useListHomeModules(neighbourhood.id)
  // While the browser is offline, the shell reports failed modules only if it has no cached modules.
  const isOnline = useOnline()

  const areModulesLoading = modules.isFetching && !modules.isError
  const currentModules = modules.data ?? (areModulesLoading ? undefined : [])
  const navigation: Navigation = {
    label: copy.navigation,
    items: buildNavigationItems(pathname, roles, currentModules),
    pendingCount: currentModules ? 0 : countPendingSections(roles),
    renderLink: ({ href }) => <Link to={href} />,
  }
  // The mobile app has no functions for users who only manage works.
  const offersApp = hasApp() && !session.sessionFromMobile && !roles.isWorkManagerOnly
  const notice = useDownloadNotice()
  const showsNotice =
    offersApp && notice.isShown && findSection(pathname) !== undefined && !isFormOrPass(address)

  return (
    <AppShell
      mainId={mainId}
      skipLink={<SkipLink targetId={mainId}>{copy.skip}</SkipLink>}
      notice={
        <>
          {import.meta.env.PORTAL_WORKER ? <OfflineReadiness guardLeaving={leave} /> : null}
          {offersApp ? <AppBanner /> : null}
        </>
      }
      header={<PortalTopBar navigation={navigation} guardLeaving={leave} />}
      nav={<Sidebar {...navigation} />}
      end={showsNotice ? <DownloadNotice onDismiss={notice.dismiss} /> : null}
      footer={<PortalFooter hasBadges={!showsNotice} />}
    >
      <Accent color={config().accents[neighbourhood.id]} />
      <ResidentsChat />
      <PreparedOverlays />
      <Stack gap={5}>
        {modules.isError && (isOnline || !modules.data) ? (
          <RetryAlert onRetry={() => void modules.refetch()} isRetrying={modules.isFetching}>
            {copy.modulesFailed}
          </RetryAlert>
        ) : null}
        <LeaveBlockerContext value={register}>
          <AppErrorBoundary isInShell>
            <Suspense fallback={<LoadingScreen />}>
              <CopyProvider>
                <FollowedAddress modules={modules.data} isFetchingModules={modules.isFetching} />
              </CopyProvider>
            </Suspense>
          </AppErrorBoundary>
        </LeaveBlockerContext>
      </Stack>
    </AppShell>
  )
}

/** Loads the third-party chat for residents, if the configuration has a chat. The chat's script renders the chat. */
function ResidentsChat() {
  const { isResident } = useSession().roles
  const scriptUrl = config().chatScriptUrl
  useEffect(() => {
    if (isResident && scriptUrl !== '') return runWhenIdle(() => loadChat(scriptUrl))
  }, [isResident, scriptUrl])
  return null
}

const noticeKey = 'portal.showDownloadNotification'
const localStore = createSafeStorage(() => window.localStorage)

/** Returns whether to show the notice about the mobile app. `dismiss` hides the notice in this browser permanently. */
function useDownloadNotice() {
  const [isShown, setIsShown] = useState(() => localStore.read(noticeKey) !== 'false')
  const dismiss = () => {
    localStore.write(noticeKey, 'false')
    setIsShown(false)
  }
  return { isShown, dismiss }
}

/** The yellow banner with a link to the mobile app in the device's app store. */
function AppBanner() {
  const { banner, name } = copy.app
  return (
    <NoticeBar
      label={name}
      action={
        <TextLink standsAlone href={getDeviceStoreUrl()} newTabLabel={page.opensInTab}>
          {banner.action}
        </TextLink>
      }
    >
      {banner.text}
    </NoticeBar>
  )
}

let isChatLoaded = false

/** Loads the chat only once in each page load, because a third-party script cannot be unloaded. */
function loadChat(scriptUrl: string) {
  if (isChatLoaded) return
  isChatLoaded = true
  const script = document.createElement('script')
  script.async = true
  script.referrerPolicy = 'no-referrer'
  script.src = getTrustedScriptUrl(chatPolicy, scriptUrl)
  document.head.append(script)
}
