import { useLayoutEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import type { Specimen, SpecimenFile } from '@/design-system/specimen'
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

/** The catalogue of the design system and its patterns: its pages, or one specimen alone. */
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

interface SpecimenAloneProps {
  file: SpecimenFile
  specimen: Specimen
  /** Without one the system's theme holds. */
  theme?: ThemeName
  /** The accent of a neighbourhood, as `#rrggbb`. */
  accent?: string
}

/** One specimen and nothing else, for screenshots and checks in a browser; the theme reaches what floats, too. */
function SpecimenAlone({ file, specimen, theme, accent }: SpecimenAloneProps) {
  useLayoutEffect(() => {
    const root = document.documentElement
    const before = root.dataset.theme
    if (theme) root.dataset.theme = theme
    return () => {
      if (before === undefined) delete root.dataset.theme
      else root.dataset.theme = before
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
