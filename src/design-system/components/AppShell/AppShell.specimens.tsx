import { DoorOpen, Menu as MenuIcon, TreeDeciduous } from 'lucide-react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Avatar } from '../Avatar/Avatar'
import { Button } from '../Button/Button'
import { Card } from '../Card/Card'
import { Footer } from '../Footer/Footer'
import { Grid } from '../Grid/Grid'
import { Heading } from '../Heading/Heading'
import { IconButton } from '../IconButton/IconButton'
import { Menu } from '../Menu/Menu'
import { NoticeBar } from '../NoticeBar/NoticeBar'
import { PageHeader } from '../PageHeader/PageHeader'
import { PageWidth } from '../PageWidth/PageWidth'
import { Sidebar } from '../Sidebar/Sidebar'
import { exampleSections } from '../Sidebar/Sidebar.specimens'
import { SkipLink } from '../SkipLink/SkipLink'
import { StickyActions } from '../StickyActions/StickyActions'
import { Text } from '../Text/Text'
import { TopBar } from '../TopBar/TopBar'
import { AppShell } from './AppShell'

const commonProps = {
  mainId: 'content',
  skipLink: <SkipLink targetId="content">Skip to the content</SkipLink>,
  header: (
    <TopBar
      menuButton={<IconButton label="Sections" icon={<MenuIcon aria-hidden="true" />} />}
      logo={<TreeDeciduous aria-hidden="true" />}
      start={<Text as="strong">The Willows</Text>}
      end={
        <Menu
          label="Welcome, Ana Pérez"
          hidesLabelOnPhones
          avatar={<Avatar name="Ana Pérez" size="sm" isDecorative />}
          items={[{ label: 'Leave', onSelect: () => {} }]}
        />
      }
    />
  ),
  nav: <Sidebar label="Sections" items={exampleSections} />,
  footer: <Footer>Version 1.0</Footer>,
}

const cards = Array.from({ length: 9 }, (_, index) => (
  <Card key={String(index)}>
    <Heading level={2} size="md">
      Visit {index + 1}
    </Heading>
    <Text tone="muted">From Monday to Friday, all day</Text>
  </Card>
))

export default {
  component: 'AppShell',
  purpose: 'Enmarca cada pantalla que requiere ingresar: barra, secciones, contenido y pie.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(
    AppShell,
    {
      list: () => (
        <AppShell {...commonProps}>
          <PageWidth>
            <PageHeader
              title="Visits"
              description="The visitors, with their days and hours."
              actions={<Button variant="primary">New visit</Button>}
            />
            <Grid>{cards}</Grid>
          </PageWidth>
        </AppShell>
      ),
      'with-a-notice': () => (
        <AppShell {...commonProps} notice={<NoticeBar label="News">The gate is closed on Sunday.</NoticeBar>}>
          <PageWidth>
            <PageHeader title="Visits" />
          </PageWidth>
        </AppShell>
      ),
      form: () => (
        <AppShell {...commonProps}>
          <PageWidth width="form">
            <PageHeader title="New visit" />
            {cards}
            <StickyActions>
              <Button variant="primary">Create</Button>
              <Button>Cancel</Button>
            </StickyActions>
          </PageWidth>
        </AppShell>
      ),
      'edge-long': () => (
        <AppShell
          {...commonProps}
          header={
            <TopBar
              menuButton={<IconButton label={veryLongText} icon={<MenuIcon aria-hidden="true" />} />}
              start={<Text as="strong">{veryLongText}</Text>}
              end={<Menu label={veryLongText} items={[{ label: veryLongText, onSelect: () => {} }]} />}
            />
          }
          nav={
            <Sidebar
              label={veryLongText}
              items={[
                {
                  label: veryLongText,
                  icon: <DoorOpen aria-hidden="true" />,
                  href: '#long',
                  isCurrent: true,
                  badge: veryLongText,
                },
              ]}
            />
          }
          footer={<Footer>{veryLongText}</Footer>}
        >
          <PageWidth>
            <PageHeader
              title={veryLongText}
              description={veryLongText}
              actions={<Button variant="primary">{veryLongText}</Button>}
            />
          </PageWidth>
        </AppShell>
      ),
      'edge-bare': () => (
        <AppShell mainId="content" skipLink={null} header={null} footer={null}>
          {null}
        </AppShell>
      ),
    },
    { isOverlay: true },
  ),
} satisfies SpecimenFile
