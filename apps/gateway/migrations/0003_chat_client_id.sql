ALTER TABLE "chat_message" ADD COLUMN "client_id" uuid NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_client" ON "chat_message" USING btree ("member_id","client_id");