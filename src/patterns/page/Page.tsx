import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useNavigationType } from 'react-router-dom'
import { topDialog } from '../../design-system/components/Dialog/open-dialogs'
import { PageHeader } from '../../design-system/components/PageHeader/PageHeader'
import { PageWidth } from '../../design-system/components/PageWidth/PageWidth'
import { TextLink } from '../../design-system/components/TextLink/TextLink'
import { useSession } from '../../session/use-session'
import { useDocumentTitle } from './use-document-title'

interface PageProps {
  /** The screen's name: its h1 and the first half of the tab's title. */
  title: string
  /** A sentence below the title. */
  description?: ReactNode
  /** Where one came from. */
  back?: { to: string; label: string }
  /** What can be done here; the most important first. */
  actions?: ReactNode
  /** Forms are narrower than lists. */
  width?: 'form' | 'page'
  children: ReactNode
}

/** The address that the browser opened by itself keeps its focus; a change of screen moves it to the heading. */
let hasOpenedAPage = false

/** The frame of a screen: its title in the tab and as h1, where focus goes when one arrives. */
export function Page({ title, description, back, actions, width = 'page', children }: PageProps) {
  const { neighbourhood } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  const navigationType = useNavigationType()
  useDocumentTitle(title, neighbourhood.name)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the screen is entered
  useEffect(() => {
    // A dialog with an address of its own has the focus already.
    if (hasOpenedAPage && !topDialog()) {
      heading.current?.focus({ preventScroll: true })
      if (navigationType !== 'POP') window.scrollTo(0, 0)
    }
    hasOpenedAPage = true
  }, [])

  return (
    <PageWidth width={width}>
      <PageHeader
        title={title}
        titleRef={heading}
        description={description}
        actions={actions}
        back={
          back ? (
            <TextLink icon={<ArrowLeft size={20} aria-hidden="true" />} render={<Link to={back.to} />}>
              {back.label}
            </TextLink>
          ) : undefined
        }
      />
      {children}
    </PageWidth>
  )
}
