import { type ComponentProps, useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { Accent } from '@/design-system/theme/Accent'
import type { ThemeName } from '@/design-system/theme/palettes'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { CatalogueIndex } from './CatalogueIndex'
import { CatalogueShell } from './CatalogueShell'
import { ComponentPage } from './ComponentPage'
import { indexAddress, type Requested, readCatalogueAddress } from './catalogue-address'
import { copy } from './copy'
import { FoundationPage } from './foundations/FoundationPage'
import { SpecimenStage } from './SpecimenStage'

function titleOf(requested: Requested): string {
  if (requested.page === 'index') return copy.index
  if (requested.page === 'foundation') {
    return requested.id ? copy.foundations[requested.id].title : copy.notFound
  }
  const { component } = requested.file ?? {}
  if (!component) return copy.notFound
  return requested.page === 'specimen' ? `${component}/${requested.specimen?.name}` : component
}

export function CatalogueScreen() {
  const { search } = useLocation()
  const requested = readCatalogueAddress(search)
  useDocumentTitle(titleOf(requested), copy.title)

  if (requested.page === 'specimen' && requested.file && requested.specimen) {
    const { file, specimen } = requested
    const key = `${file.component}/${specimen.name}`
    return <SpecimenAlone key={key} {...requested} file={file} specimen={specimen} />
  }
  return (
    <CatalogueShell>
      <CataloguePage key={search} requested={requested} />
    </CatalogueShell>
  )
}

function CataloguePage({ requested }: { requested: Requested }) {
  if (requested.page === 'index') return <CatalogueIndex />
  if (requested.page === 'foundation' && requested.id) return <FoundationPage id={requested.id} />
  if (requested.page === 'component' && requested.file) {
    return <ComponentPage {...requested} file={requested.file} />
  }
  return (
    <EmptyState
      title={copy.notFound}
      action={<TextLink render={<Link to={indexAddress} />}>{copy.back}</TextLink>}
    />
  )
}

interface SpecimenAloneProps extends ComponentProps<typeof SpecimenStage> {
  /** The theme of the system by default. */
  theme?: ThemeName
  accent?: string
}

/** One specimen for screenshots and checks in a browser. The theme also applies to what floats. */
function SpecimenAlone({ file, specimen, theme, accent }: SpecimenAloneProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const previousTheme = root.dataset.theme
    if (theme) root.dataset.theme = theme
    return () => {
      if (previousTheme === undefined) delete root.dataset.theme
      else root.dataset.theme = previousTheme
    }
  }, [theme])

  const alone = (
    <div lang={file.lang ?? 'en'} data-specimen={`${file.component}/${specimen.name}`}>
      <SpecimenStage file={file} specimen={specimen} />
    </div>
  )
  return (
    <>
      <Accent color={accent} />
      {specimen.isOverlay ? alone : <Stack padding={4}>{alone}</Stack>}
    </>
  )
}
