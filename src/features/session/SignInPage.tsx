import { withBasePath } from '@/base-path'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import { useFirstPageTakeover } from '@/patterns/page/use-first-page-takeover'
import { enterSession } from '@/session/session-store'
import { LoginScreen } from './LoginScreen'

interface SignInPageProps {
  /** Shows the portal at the present address, after the session has begun. */
  onEnter: () => Promise<void>
}

/** The sign-in without the portal's router. */
export function SignInPage({ onEnter }: SignInPageProps) {
  useFirstPageTakeover()
  return (
    <DesignSystemProvider>
      <LoginScreen
        renderLink={(path, text) => <TextLink href={withBasePath(path)}>{text}</TextLink>}
        onEnter={(path, session) => {
          history.replaceState(null, '', withBasePath(path))
          enterSession(session)
          return onEnter()
        }}
      />
    </DesignSystemProvider>
  )
}
