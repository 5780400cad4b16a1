import type { Announcement } from '@boardwalk/api-client'
import { formatDay } from '@boardwalk/i18n'
import { Accordion, Stack, Text } from '@boardwalk/ui'
import { useBrand } from '../app/storefront-context.ts'
import { Rich } from '../rich/Rich.tsx'
import { useLanguage } from '../settings/use-language.ts'

/** Announcements by their titles; an opened one has its day and its text. */
export function NewsList({ news }: { news: readonly Announcement[] }) {
  const brand = useBrand()
  const { code: language } = useLanguage()
  const items = news.map(({ id, title, content, publishedAt }) => ({
    ...{ id, title },
    content: (
      <Stack $gap="3">
        <Text as="time" dateTime={publishedAt} $size="sm" $tone="muted">
          {formatDay(publishedAt, language, brand)}
        </Text>
        <Rich html={content} />
      </Stack>
    ),
  }))
  return <Accordion items={items} />
}
