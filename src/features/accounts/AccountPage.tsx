import { type ReactNode, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { HelpLink } from '@/patterns/page/HelpLink'
import { useDocumentTitle } from '@/patterns/page/use-document-title'

interface AccountPageProps {
  /** The screen's name: its h1 and the tab's title. */
  title: string
  /** Where else one may want to go. */
  links?: ReactNode
  children: ReactNode
}

/** The frame of the screens for who has no password yet, or no longer: the sign-in's, with help where that has it. */
export function AccountPage({ title, links, children }: AccountPageProps) {
  const heading = useArrival()
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

/** Who comes from another screen begins at the heading; the address that the browser opened keeps its focus. */
function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null)
  const isFollowed = useNavigationType() !== 'POP'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is entered
  useEffect(() => {
    if (!isFollowed) return
    heading.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }, [])
  return heading
}
