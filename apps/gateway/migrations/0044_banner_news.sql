-- Open pages show a banner that an operator puts up, changes or takes down, as they do announcements.
CREATE TRIGGER banner_insert_told AFTER INSERT ON "banner" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('announcement');--> statement-breakpoint
CREATE TRIGGER banner_update_told AFTER UPDATE ON "banner" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('announcement');--> statement-breakpoint
CREATE TRIGGER banner_delete_told AFTER DELETE ON "banner" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION site_changed('announcement');
