import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { HelpLink } from '@/patterns/page/HelpLink'
import { useArrivalFocus } from '@/patterns/page/use-arrival-focus'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { copy } from './copy'

interface AccountPageProps {
  /** The h1 of the screen, and the document title. */
  title: string
  /** The text of the link to the sign-in. */
  loginLabel?: string
  /** Whether the link to the sign-in replaces the current history entry. */
  replacesHistory?: boolean
  children: ReactNode
}

/** The layout of the screens for the registration and for the password recovery, which need no session. */
export function AccountPage(props: AccountPageProps) {
  const { title, loginLabel = copy.toLogin, replacesHistory, children } = props
  const heading = useArrivalFocus()
  useDocumentTitle(title)
  return (
    <EntranceLayout>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      <Stack gap={2} align="start">
        <TextLink render={<Link to={paths.login()} replace={replacesHistory} />}>{loginLabel}</TextLink>
        <HelpLink />
      </Stack>
    </EntranceLayout>
  )
}
