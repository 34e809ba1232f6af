import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { page } from '@/copy/page'
import { Breadcrumb } from '@/design-system/components/Breadcrumb/Breadcrumb'
import { PageHeader } from '@/design-system/components/PageHeader/PageHeader'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { useSession } from '@/session/use-session'
import { useArrivalFocus } from './use-arrival-focus'
import { useDocumentTitle } from './use-document-title'

interface ParentScreen {
  to: string
  label: string
}

interface PageProps {
  /** The h1 and the first part of the document title. */
  title: string
  /** The text below the title. */
  description?: ReactNode
  /** The parent screen, to which a link above the h1 leads. */
  back?: ParentScreen
  /** All screens above this screen, the outermost first, as a breadcrumb. This prop replaces `back`. */
  trail?: readonly ParentScreen[]
  /** The buttons of the screen, the most important first. */
  actions?: ReactNode
  /** The maximum width. `form` is narrower than `page`. */
  width?: 'form' | 'page'
  children: ReactNode
}

/** The frame of a screen with its document title and its h1. The h1 gets the focus after a navigation. */
export function Page(props: PageProps) {
  const { title, description, back, trail, actions, width = 'page', children } = props
  const { neighbourhood } = useSession()
  const heading = useArrivalFocus()
  useDocumentTitle(title, neighbourhood.name)

  return (
    <PageWidth width={width}>
      <PageHeader
        title={title}
        titleRef={heading}
        description={description}
        actions={actions}
        back={trail ? <Trail parents={trail} title={title} /> : back && <BackLink {...back} />}
      />
      {children}
    </PageWidth>
  )
}

function BackLink({ to, label }: ParentScreen) {
  return (
    <TextLink standsAlone icon={<ArrowLeft size={20} aria-hidden="true" />} render={<Link to={to} />}>
      {label}
    </TextLink>
  )
}

function Trail({ parents, title }: { parents: readonly ParentScreen[]; title: string }) {
  const items = parents.map(({ to, label }) => ({ id: to, label, render: <Link to={to} /> }))
  return <Breadcrumb label={page.trail} items={[...items, { id: '', label: title }]} />
}
