import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { AppShell } from '@/design-system/components/AppShell/AppShell'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { Drawer } from '@/design-system/components/Drawer/Drawer'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { Sidebar } from '@/design-system/components/Sidebar/Sidebar'
import { SkipLink } from '@/design-system/components/SkipLink/SkipLink'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { TopBar } from '@/design-system/components/TopBar/TopBar'
import { color, fontSize, fontWeight, space } from '@/design-system/theme/tokens'
import { indexAddress } from './catalogue-address'
import { catalogueGroups } from './catalogue-entries'
import { copy } from './copy'

const mainId = 'catalogue-content'

/** The frame of the catalogue pages, with the search and the navigation. On a phone, the navigation is in a drawer. */
export function CatalogueShell({ children }: { children: ReactNode }) {
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  return (
    <AppShell
      mainId={mainId}
      skipLink={<SkipLink targetId={mainId}>{copy.skip}</SkipLink>}
      header={
        <TopBar
          menuButton={
            <IconButton
              label={copy.openMenu}
              icon={<MenuIcon aria-hidden="true" />}
              onClick={() => setIsMenuOpen(true)}
            />
          }
          start={<TextLink render={<Link to={indexAddress} />}>{copy.index}</TextLink>}
          end={<CatalogueSearch />}
        />
      }
      nav={
        <div>
          <CatalogueNavigation />
        </div>
      }
    >
      {children}
      <Drawer
        open={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        title={copy.navigation}
        closeLabel={copy.closeMenu}
      >
        <CatalogueNavigation onChoose={() => setIsMenuOpen(false)} />
      </Drawer>
    </AppShell>
  )
}

const options = catalogueGroups.flatMap(({ entries }) =>
  entries.map(({ address, name, purpose }) => ({ value: address, label: name, description: purpose })),
)

/**
 * The search field, which opens the chosen page. The React key of the field changes with each navigation, so that the
 * field is empty again.
 */
function CatalogueSearch() {
  const { key } = useLocation()
  const navigate = useNavigate()
  return (
    <SearchBox>
      <Combobox
        key={key}
        label={copy.search.label}
        isLabelHidden
        reservesMessageLine={false}
        name="catalogue-search"
        placeholder={copy.search.placeholder}
        value=""
        onChange={(address) => address !== '' && void navigate(address)}
        options={options}
        labels={copy.search}
      />
    </SearchBox>
  )
}

const SearchBox = styled.div`
  inline-size: clamp(8rem, 55vw, 22rem);
`

function CatalogueNavigation({ onChoose }: { onChoose?: () => void }) {
  const { search } = useLocation()
  const query = new URLSearchParams(search)
  const current = ['page', 'component'].flatMap((name) => query.get(name) ?? []).at(0)
  const list = useRef<HTMLDivElement>(null)
  // Scrolls to the current page, which may be outside the visible part of the list.
  useEffect(() => {
    if (current) list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' })
  }, [current])
  return (
    <Stack ref={list} gap={6}>
      {catalogueGroups.map(({ title, entries }) => (
        <Stack key={title} gap={1}>
          <GroupTitle>{title}</GroupTitle>
          <Sidebar
            label={title}
            items={entries.map(({ address, name }) => ({
              label: name,
              icon: null,
              href: address,
              isCurrent: address.endsWith(`=${current}`),
            }))}
            renderLink={({ href }) => <Link to={href} />}
            onChoose={onChoose}
          />
        </Stack>
      ))}
    </Stack>
  )
}

const GroupTitle = styled.p`
  padding-inline: ${space(3)};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.semibold};
`
