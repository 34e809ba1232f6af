import type { ReactNode } from 'react'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { HelpLink } from '@/patterns/page/HelpLink'
import { useArrivalFocus } from '@/patterns/page/use-arrival-focus'
import { useDocumentTitle } from '@/patterns/page/use-document-title'

interface AccountPageProps {
  /** The screen's name: its h1 and the tab's title. */
  title: string
  /** Links below the form. */
  links?: ReactNode
  children: ReactNode
}

/**
 * The layout of the account screens that need no session, such as the registration and the password recovery.
 */
export function AccountPage({ title, links, children }: AccountPageProps) {
  const heading = useArrivalFocus()
  useDocumentTitle(title)
  return (
    <EntranceLayout>
      <Heading level={1} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      <Stack gap={2} align="start">
        {links}
        <HelpLink />
      </Stack>
    </EntranceLayout>
  )
}
