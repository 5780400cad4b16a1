CREATE TABLE "picture_content" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL
);
