// GTK and libadwaita, and what Swift cannot call because it is a macro or takes any number of
// arguments.
#pragma once
#include <adwaita.h>
#include <cairo-pdf.h>

static inline void desk_set_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(
    GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/// Whether the desktop shows animations.
static inline gboolean desk_animates(void) {
  gboolean animates = TRUE;
  g_object_get(gtk_settings_get_default(), "gtk-enable-animations", &animates, NULL);
  return animates;
}

static inline void desk_let_people_choose_many(GtkFileChooserNative *chooser) {
  gtk_file_chooser_set_select_multiple(GTK_FILE_CHOOSER(chooser), TRUE);
}

/// The paths that people have chosen; free the array with g_strfreev.
static inline char **desk_chosen_paths(GtkFileChooserNative *chooser) {
  GListModel *files = gtk_file_chooser_get_files(GTK_FILE_CHOOSER(chooser));
  GStrvBuilder *paths = g_strv_builder_new();
  for (guint place = 0; place < g_list_model_get_n_items(files); place++) {
    GFile *file = g_list_model_get_item(files, place);
    char *path = g_file_get_path(file);
    if (path) g_strv_builder_add(paths, path);
    g_free(path);
    g_object_unref(file);
  }
  g_object_unref(files);
  char **result = g_strv_builder_end(paths);
  g_strv_builder_unref(paths);
  return result;
}
