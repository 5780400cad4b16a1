ALTER TABLE "member" ADD COLUMN "accepted_terms" text;--> statement-breakpoint
-- Registrations wrote the version into the audit log before there was a column for it.
UPDATE "member" SET "accepted_terms" = (found."terms" ->> 'id') || '@' || (found."terms" ->> 'publishedAt')
FROM (
  SELECT DISTINCT ON ("member_id") "member_id", "detail" -> 'terms' AS "terms" FROM "audit_log"
  WHERE "action" = 'register' AND "detail" -> 'terms' ->> 'id' IS NOT NULL
  ORDER BY "member_id", "id" DESC
) AS found
WHERE found."member_id" = "member"."id";
