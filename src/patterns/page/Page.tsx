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

/** A screen that leads here. */
interface Place {
  to: string
  label: string
}

interface PageProps {
  /** The screen's name: its h1 and the first half of the tab's title. */
  title: string
  /** A sentence below the title. */
  description?: ReactNode
  /** Where one came from. */
  back?: Place
  /** The places on the way to this one, the outermost first, where it is more than one level down; goes before `back`. */
  trail?: readonly Place[]
  /** What can be done here; the most important first. */
  actions?: ReactNode
  /** Forms are narrower than lists. */
  width?: 'form' | 'page'
  children: ReactNode
}

/** The frame of a screen: its title in the tab and as h1, where focus goes when one arrives. */
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
        back={trail ? <Trail places={trail} title={title} /> : back && <BackLink {...back} />}
      />
      {children}
    </PageWidth>
  )
}

function BackLink({ to, label }: Place) {
  return (
    <TextLink icon={<ArrowLeft size={20} aria-hidden="true" />} render={<Link to={to} />}>
      {label}
    </TextLink>
  )
}

function Trail({ places, title }: { places: readonly Place[]; title: string }) {
  const items = places.map(({ to, label }) => ({ id: to, label, render: <Link to={to} /> }))
  return <Breadcrumb label={page.trail} items={[...items, { id: '', label: title }]} />
}
